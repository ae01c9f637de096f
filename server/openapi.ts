import { Document, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { openApiDocument } from './platform/rest/openapi-document.js';
import { routes } from './routes.js';

const DESCRIPTION = `Every call below /api. Tests hold this file against the running server, both ways: what is documented is answered,
what is answered is documented.

- Bodies are JSON, UTF-8, 100 kB at most. Unknown fields are ignored, a wrong type is 400, strings are trimmed
  before they are checked, an empty string and null count as left out.
- Answers are JSON, errors too; the exceptions are the calendar file and those for spreadsheets. An error reads
  \`{ error, message, code, fields? }\`: \`error\` and \`message\` are the same text, in English or Spanish by
  \`Accept-Language\` or, in a call of a guest without that header, by the \`language\` of the body; \`fields\` names each
  field at fault as it is called on the wire.
- Every call also answers an unreadable body or path with 400, a body beyond 100 kB with 413, a body of any other
  type than application/json with 415, another method with 405 and \`Allow\`, and a failure of ours with 500.
  A path that is not listed is 404.
- Every answer carries \`X-Request-Id\`, \`Vary: Authorization, Accept-Language\` and \`Cache-Control: no-store\`, but for the public list of classes: that one has
  \`no-cache\` with an \`ETag\`, and answers 304 to the \`If-None-Match\` of the same list.
- Money is a JSON number of dollars with at most two decimals. Days and times are wall time at the venue;
  instants are ISO 8601. Ids are random UUIDs.
`;

const BEARER = `The token of a login. The account's role and token version are looked up on every request: a demoted admin is 403
at once, and a changed or reset password, a changed role and a log-out everywhere end older tokens with 401.
Calls that need none treat a token that is no longer good as none.
`;

/** docs/openapi.yaml as the routes, the inputs and the answers have it. */
export function printOpenApi(): string {
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  const document = openApiDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Safety class booking', version: '1.0.0', description: DESCRIPTION },
      servers: [{ url: '/api' }],
      tags: tags.map((name) => ({ name })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: BEARER },
        },
      },
    },
    routes,
  );
  const note = '# Emitted from the routes by `npm run schema`; a test holds the two together.\n\n';
  const written = new Document(document, { aliasDuplicateObjects: false, compat: 'yaml-1.1' });
  visit(written, { Collection: (_key, node) => void (node.flow = isShort(node)) });
  return note + written.toString({ lineWidth: 0 });
}

/** What fits on one line stands on one. */
function isShort(node: YAMLMap | YAMLSeq): boolean {
  return JSON.stringify(node).length < 90;
}
