// Holds the words of the site together: every message in the code has its Spanish text, with the same placeholders.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { root } from './command.mjs';

/** @typedef {{ id: string, text: string, place: string }} Message */

const client = join(root, 'client');

/** @returns {Message[]} */
function messagesInCode() {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|generated)\./.test(entry.name),
    )
    .flatMap((entry) => messagesIn(join(entry.parentPath, entry.name)));
}

/**
 * @param {string} file
 * @returns {Message[]}
 */
function messagesIn(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {Message[]} */
  const messages = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const descriptor = propertiesOf(node);
    if (descriptor?.id !== undefined && descriptor.defaultMessage !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const place = `${file.slice(root.length + 1)}:${line + 1}`;
      messages.push({ id: descriptor.id, text: descriptor.defaultMessage, place });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return messages;
}

/**
 * The texts of an object literal or of an element's attributes.
 *
 * @param {ts.Node} node
 * @returns {Record<string, string> | undefined}
 */
function propertiesOf(node) {
  if (!ts.isObjectLiteralExpression(node) && !ts.isJsxAttributes(node)) return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property) && !ts.isJsxAttribute(property)) return [];
      const { initializer } = property;
      const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
      return value && ts.isStringLiteralLike(value) ? [[property.name.getText(), value.text]] : [];
    }),
  );
}

/**
 * What a text needs from the code: names of values and of tags.
 *
 * @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @returns {Set<string>}
 */
function placeholdersOf(elements) {
  const names = new Set();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
    const inner =
      element.type === TYPE.tag
        ? element.children
        : 'options' in element
          ? Object.values(element.options).flatMap((option) => option.value)
          : [];
    for (const name of placeholdersOf(inner)) names.add(name);
  }
  return names;
}

/**
 * @param {Message[]} messages
 * @param {string} language
 * @returns {string[]} what is wrong
 */
function problemsOf(messages, language) {
  const folder = join(client, 'i18n', language);
  const loaded = sourcesIn(folder);
  /** @type {string[]} */
  const problems = [];
  /** @type {Map<string, string>} */
  const translations = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const group = basename(file, '.json');
    if (!loaded.includes(`'./${file}'`)) problems.push(`${language}/${file} is never loaded`);
    for (const [id, text] of Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')))) {
      if (!id.startsWith(`${group}.`)) problems.push(`${id} does not belong into ${language}/${file}`);
      translations.set(id, text);
    }
  }
  const known = new Map(messages.map((message) => [message.id, message]));
  for (const { id, text, place } of known.values()) {
    const translation = translations.get(id);
    if (!translation?.trim()) {
      problems.push(`${place}: ${id} has no text in ${language}`);
      continue;
    }
    const [ours, theirs] = [text, translation].map((words) =>
      [...placeholdersOf(parse(words))].sort().join(' '),
    );
    if (ours !== theirs)
      problems.push(`${id} has ${ours || 'nothing'} in English, ${theirs || 'nothing'} in ${language}`);
  }
  for (const id of translations.keys()) {
    if (!known.has(id)) problems.push(`${language}: ${id} is used nowhere`);
  }
  return problems;
}

/** @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/**
 * @param {Message[]} messages
 * @returns {string[]}
 */
function contradictionsIn(messages) {
  /** @type {Map<string, Message>} */
  const first = new Map();
  return messages.flatMap((message) => {
    const other = first.get(message.id);
    first.set(message.id, other ?? message);
    return other && other.text !== message.text
      ? [`${message.id} has one text at ${other.place} and another at ${message.place}`]
      : [];
  });
}

const messages = messagesInCode();
const problems = [...contradictionsIn(messages), ...problemsOf(messages, 'es')];
for (const problem of problems) console.error(problem);
console.log(`${new Set(messages.map(({ id }) => id)).size} messages, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
