/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {{ keys: number, clicks: number }} Input
 */

/** Left of a date or time field, where a click begins with its first part. */
const FIRST_PART = { position: { x: 16, y: 20 } };
/** One opens the list, one takes the choice. */
const CLICKS_OF_A_CHOICE = 2;

/** Somebody practised with keyboard and mouse. Every key and every click is counted; where the eyes go is not. */
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

  /** @param {string} name of a link of the rail */
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

  /** @param {string} text into what has the focus */
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
   * @param {string} digits of its parts in their order
   */
  async typeParts(field, digits) {
    await this.click(field, FIRST_PART);
    await this.type(digits);
  }

  /**
   * A choice by mouse. The list is drawn by the system, outside the page, so that the browser is told what was chosen.
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

  /** @param {Locator} target that tells somebody at work that they can go on */
  async sees(target) {
    await target.first().waitFor({ state: 'visible' });
  }

  /**
   * What was put in since it was last asked. The page has counted too, from its last load on, so that no input is left
   * out and no page is loaded by its address.
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
