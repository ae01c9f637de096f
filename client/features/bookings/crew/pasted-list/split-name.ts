import { folded, tidy } from './headings';

/** First words of last names that consist of several words. */
const PARTICLES = new Set('de del la las los da dos van von san santa mc st.'.split(' '));

/**
 * Given names that are usual as second ones ('Juan Carlos', 'Ana María'), without accents. Left out are those that are as
 * usual as last names: 'Martín', 'Rosario', 'Santiago'.
 */
const SECOND_NAMES = new Set(
  (
    'adrian agustin alan alberto alejandro alexander alfonso alfredo andres angel antonio armando arturo carlos cesar ' +
    'daniel david eduardo emilio enrique ernesto esteban felipe fernando francisco gabriel gerardo guadalupe guillermo ' +
    'gustavo hector hugo humberto ignacio isaac israel ivan javier jesus joaquin joel jorge jose juan julio luis manuel ' +
    'mario miguel noe omar oscar pablo pedro rafael ramon raul ricardo roberto rodolfo rodrigo rogelio ruben sergio ' +
    'victor adriana alejandra alicia ana andrea angelica araceli beatriz berenice carmen carolina cecilia concepcion ' +
    'cristina daniela elena elizabeth estela esther eugenia fernanda gabriela gloria graciela irene isabel isela josefina ' +
    'juana julia karina laura leticia lilia liliana lourdes lucia luisa luz ma magdalena margarita maria mercedes monica ' +
    'paola patricia refugio rosa silvia socorro sofia susana teresa veronica yolanda'
  ).split(' '),
);

/** Given names with 'de' or 'del', followed by at least one word. */
const NAMES_WITH_PARTICLE =
  /^(?:(?:\S+ )?(?:maria|ma|m) (?:de la (?:concepcion|luz|paz)|de los (?:angeles|dolores)|del? (?:carmen|guadalupe|jesus|lourdes|pilar|refugio|rocio|rosario|socorro))|(?:jose|j) de jesus|luz del carmen|juan de dios)(?= )/;

/** Part of a last name, as in 'Oscar Israel Jr.' */
const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);

const isSecondName = (word: string): boolean => SECOND_NAMES.has(folded(word));

/** Whether the text ends in a second given name, as 'Juan Carlos'. */
export const areGivenNames = (text: string): boolean => isSecondName(text.split(' ').at(-1) ?? '');

/** Whether one of the words is a usual given name, as in 'Ana María'. */
export const hasGivenName = (text: string): boolean => text.split(' ').some(isSecondName);

/** 'Ana Ruiz', 'Ruiz, Ana', 'Juan de la Cruz', 'Juan Carlos López', 'María de la Luz Soto', 'José Luis Pérez Soto'. */
export function splitName(text: string): { firstName: string; lastName: string } {
  const [before = '', ...after] = text.split(',').map(tidy);
  if (after.length > 0 && after[0]) return { firstName: after.join(' '), lastName: before };
  const words = before.split(' ').filter(Boolean);
  const cut = firstNamesIn(words);
  return { firstName: words.slice(0, cut).join(' '), lastName: words.slice(cut).join(' ') };
}

/** How many of the words are first names. */
function firstNamesIn(words: readonly string[]): number {
  // 'Ma.', 'M.ª' and 'Mª' are 'María'.
  const plain = words.map((word) => folded(word).replace(/[.ª]/g, ''));
  const withParticle = NAMES_WITH_PARTICLE.exec(plain.join(' '))?.[0];
  if (withParticle !== undefined) return withParticle.split(' ').length;
  const particle = words.findIndex((word, index) => index > 0 && PARTICLES.has(folded(word)));
  if (particle > 0) return particle;
  if (words.length > 3) return words.length - 2;
  const [isFirst, isSecond, isThird] = plain.map((word) => SECOND_NAMES.has(word));
  const hasSuffix = SUFFIXES.has(plain[2] ?? '');
  // In 'López Juan Carlos' the last name comes first.
  return words.length === 3 && isSecond && (isFirst || !isThird) && !hasSuffix ? 2 : 1;
}
