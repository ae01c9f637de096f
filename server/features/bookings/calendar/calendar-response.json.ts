import type { ResponseSpec } from '../../../platform/rest/response.js';

/** @param name a regular expression for the file name */
export function calendarResponse(name: string): ResponseSpec<{ name: string; text: string }> {
  return {
    responses: {
      200: {
        description: 'One event per day.',
        headers: {
          'Content-Disposition': {
            required: true,
            schema: { type: 'string', pattern: `^attachment; filename="${name}"$` },
          },
        },
        content: { 'text/calendar': { schema: { type: 'string', pattern: '^BEGIN:VCALENDAR' } } },
      },
    },
    send: (file) => ({
      status: 200,
      body: file.text,
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file.name}"`,
      },
    }),
  };
}
