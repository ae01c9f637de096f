/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {{ keys: number, clicks: number }} Input
 */

/** At the left of a date or time field, where a click selects its first segment. */
const FIRST_PART = { position: { x: 16, y: 20 } };
/** One opens the list, one selects the option. */
const CLICKS_OF_A_CHOICE = 2;

/** Simulates a practised user. Counts keys and clicks, but no time for reading. */
export class Hand {
  #keys = 0;
  #clicks = 0;
  #choices = 0;

  /** @param {Page} page of a desk, which counts too */
  constructor(page) {
    this.page = page;
  }

  get main() {
    return this.page.getByRole('main');
  }

  /** @param {string} name of a link of the navigation */
  goTo(name) {
    return this.click(this.page.getByRole('navigation').getByRole('link', { name, exact: true }));
  }

  /**
   * @param {Locator} target
   * @param {Parameters<Locator['click']>[0]} [where]
   */
  async click(target, where) {
    this.#clicks += 1;
    await target.click(where);
  }

  /** @param {string} chord 'Enter'; 'Control+K' are two keys */
  async press(chord) {
    this.#keys += chord.split('+').length;
    await this.page.keyboard.press(chord);
  }

  /** @param {string} text for the focused element */
  async type(text) {
    this.#keys += text.length;
    await this.page.keyboard.type(text);
  }

  /**
   * @param {Locator} field
   * @param {string} text
   */
  async typeInto(field, text) {
    await this.click(field);
    await this.type(text);
  }

  /**
   * @param {Locator} field for a date or a time
   * @param {string} digits of its segments in order
   */
  async typeParts(field, digits) {
    await this.click(field, FIRST_PART);
    await this.type(digits);
  }

  /**
   * Selects an option by mouse. The list is drawn by the system outside the page, so the option is set by script.
   *
   * @param {Locator} list
   * @param {RegExp} label
   */
  async choose(list, label) {
    this.#choices += 1;
    const option = list.getByRole('option').filter({ hasText: label });
    await option.waitFor({ state: 'attached' });
    await list.selectOption(await option.getAttribute('value'));
  }

  /** @param {Locator} target that shows that the user can continue */
  async sees(target) {
    await target.first().waitFor({ state: 'visible' });
  }

  /**
   * The input since the last call. Compared with the page's own count since its last load, so that no input is missed
   * and no page is loaded by its address.
   *
   * @returns {Promise<Input>}
   */
  async counted() {
    const input = { keys: this.#keys, clicks: this.#clicks };
    /** @type {string[]} */
    const received = await this.page.evaluate('receivedInput.splice(0)');
    const keys = received.filter((type) => type === 'keydown').length;
    const clicks = received.length - keys;
    if (keys !== input.keys || clicks !== input.clicks)
      throw new Error(`counted ${JSON.stringify(input)}, the page got ${keys} keys and ${clicks} clicks`);
    input.clicks += this.#choices * CLICKS_OF_A_CHOICE;
    [this.#keys, this.#clicks, this.#choices] = [0, 0, 0];
    return input;
  }
}
