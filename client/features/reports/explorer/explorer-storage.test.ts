import { openExplorerStorage, shutWithOtherTabs } from './explorer-storage';
import { forgetExplorer } from './forget-explorer';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const hear = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('the storage of the explorer', () => {
  it('keeps tabs under names of its own, which the rest of the site never meets', () => {
    openExplorerStorage('dana').setItem('tabs', 'a query');
    expect(Object.entries({ ...localStorage })).toEqual([['explorer:dana:tabs', 'a query']]);
  });

  it('shows nobody what another account has written, and counts only its own', () => {
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

  it('works like an empty one in a browser that forbids storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const storage = openExplorerStorage('dana');
    expect(storage.getItem('tabs')).toBeNull();
    expect(storage.length).toBe(0);
    expect(() => storage.removeItem('tabs')).not.toThrow();
    expect(() => storage.clear()).not.toThrow();
    expect(forgetExplorer).not.toThrow();
  });
});

describe('a log-out', () => {
  it('removes what anybody has written there, and nothing else', () => {
    openExplorerStorage('dana').setItem('tabs', 'of Dana');
    openExplorerStorage(undefined).setItem('tabs', 'of somebody');
    localStorage.setItem('language', 'es');
    forgetExplorer();
    expect(Object.keys(localStorage)).toEqual(['language']);
  });

  it('stops what the editor still wants to write, until somebody opens it again', () => {
    const storage = openExplorerStorage('dana');
    forgetExplorer();
    storage.setItem('tabs', 'too late');
    expect(localStorage).toHaveLength(0);
    openExplorerStorage('ana').setItem('tabs', 'in time');
    expect(Object.keys(localStorage)).toEqual(['explorer:ana:tabs']);
  });

  it('in another tab stops this one too, by what that tab changes in the storage', () => {
    const storage = openExplorerStorage('dana');
    const stop = shutWithOtherTabs();
    const written = jest.spyOn(Storage.prototype, 'setItem');
    forgetExplorer();
    const [key = '', ...others] = written.mock.calls.map(([name]) => name);
    expect(others).toEqual([]);
    // As this tab is before it hears of it: open.
    openExplorerStorage('dana');
    hear(key);
    storage.setItem('tabs', 'too late');
    expect(localStorage).toHaveLength(0);
    stop();
  });

  it.each(['explorer:dana:tabs', 'language', null])('is not what a change of %j is', (key) => {
    const storage = openExplorerStorage('dana');
    const stop = shutWithOtherTabs();
    hear(key);
    storage.setItem('tabs', 'still here');
    expect(storage.getItem('tabs')).toBe('still here');
    stop();
  });

  it('in another tab is no longer heard of once the explorer is left', () => {
    shutWithOtherTabs()();
    const storage = openExplorerStorage('dana');
    hear('explorer:closing');
    storage.setItem('tabs', 'of the next one');
    expect(storage.getItem('tabs')).toBe('of the next one');
  });
});
