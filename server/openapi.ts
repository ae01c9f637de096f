import { Document, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { openApiDocument } from './platform/rest/openapi-document.js';
import { routes } from './routes.js';

const DESCRIPTION = `The calls below /api. Tests compare this file with the running server in both directions.

- Request bodies are JSON in UTF-8, at most 100 kB. Unknown fields are ignored, and a value of the wrong type fails
  with 400. Before validation, strings are trimmed and lose control characters and direction marks; an empty string and
  null count as omitted.
- Responses are JSON, including errors, except calendar and CSV files. An error is
  \`{ error, message, code, fields? }\`: \`error\` and \`message\` are the same text, in English or Spanish according to
  \`Accept-Language\` or, for guests without that header, the \`language\` of the body; \`fields\` has an entry for each
  invalid field, named as in the request.
- Any call can also fail with 400 for an unreadable body or path, 413 for a body over 100 kB, 415 for a content type
  other than application/json, 405 with \`Allow\` for another method, and 500 for an internal error. A path that is not
  listed is 404. OPTIONS is answered with 204, for browsers (CORS).
- All other responses have \`X-Request-Id\`, \`Vary: Authorization, Accept-Language\` and \`Cache-Control: no-store\`. The public
  list of classes instead has \`no-cache\` with an \`ETag\`, and returns 304 for a matching \`If-None-Match\`.
- Money is a JSON number of US dollars with at most two decimals. Days and times are local to the venue; instants are
  ISO 8601. IDs are random UUIDs.
`;

const BEARER = `The token of a log-in. The account's role and token version are checked on every request: a demoted admin gets 403
at once, and a new password, a changed role or logging out everywhere revokes older tokens (401).
Calls that need no token ignore an invalid one.
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
