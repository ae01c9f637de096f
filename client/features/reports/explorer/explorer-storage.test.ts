import { openExplorerStorage, closeWithOtherTabs } from './explorer-storage';
import { clearExplorerStorage } from './clear-explorer-storage';

beforeEach(() => localStorage.clear());

const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('the storage of the explorer', () => {
  it('stores tabs under keys of its own, which the rest of the site does not use', () => {
    openExplorerStorage('dana').setItem('tabs', 'a query');
    expect(Object.entries({ ...localStorage })).toEqual([['explorer:dana:tabs', 'a query']]);
  });

  it('does not return data of another account, and counts only its own', () => {
    const dana = openExplorerStorage('dana');
    const ana = openExplorerStorage('ana');
    dana.setItem('tabs', 'of Dana');
    ana.setItem('tabs', 'of Ana');
    ana.setItem('history', 'of Ana');
    expect(dana.getItem('tabs')).toBe('of Dana');
    expect([dana.length, ana.length]).toEqual([1, 2]);
    ana.removeItem('history');
    expect(ana.getItem('history')).toBeNull();
    ana.clear();
    expect([dana.length, ana.length]).toEqual([1, 0]);
    expect(openExplorerStorage(undefined).length).toBe(0);
  });

  it('is empty if the browser blocks storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const storage = openExplorerStorage('dana');
    expect(storage.getItem('tabs')).toBeNull();
    expect(storage.length).toBe(0);
    expect(() => storage.removeItem('tabs')).not.toThrow();
    expect(() => storage.clear()).not.toThrow();
    expect(clearExplorerStorage).not.toThrow();
  });
});

describe('a log-out', () => {
  it('removes the explorer data of all accounts, and nothing else', () => {
    openExplorerStorage('dana').setItem('tabs', 'of Dana');
    openExplorerStorage(undefined).setItem('tabs', 'of somebody');
    localStorage.setItem('language', 'es');
    clearExplorerStorage();
    expect(Object.keys(localStorage)).toEqual(['language']);
  });

  it('blocks further writes of the editor until it is opened again', () => {
    const storage = openExplorerStorage('dana');
    clearExplorerStorage();
    storage.setItem('tabs', 'too late');
    expect(localStorage).toHaveLength(0);
    openExplorerStorage('ana').setItem('tabs', 'in time');
    expect(Object.keys(localStorage)).toEqual(['explorer:ana:tabs']);
  });

  it('in another tab blocks this one too, by a storage event', () => {
    const storage = openExplorerStorage('dana');
    const stop = closeWithOtherTabs();
    const written = jest.spyOn(Storage.prototype, 'setItem');
    clearExplorerStorage();
    const [key = '', ...others] = written.mock.calls.map(([name]) => name);
    expect(others).toEqual([]);
    // The state of this tab before it gets the event: open.
    openExplorerStorage('dana');
    hear(key);
    storage.setItem('tabs', 'too late');
    expect(localStorage).toHaveLength(0);
    stop();
  });

  it.each(['explorer:dana:tabs', 'language', null])('is not a change of %j', (key) => {
    const storage = openExplorerStorage('dana');
    const stop = closeWithOtherTabs();
    hear(key);
    storage.setItem('tabs', 'still here');
    expect(storage.getItem('tabs')).toBe('still here');
    stop();
  });

  it('in another tab is ignored after the explorer was left', () => {
    closeWithOtherTabs()();
    const storage = openExplorerStorage('dana');
    hear('explorer:closing');
    storage.setItem('tabs', 'of the next one');
    expect(storage.getItem('tabs')).toBe('of the next one');
  });
});
