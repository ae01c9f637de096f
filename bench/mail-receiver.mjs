// An SMTP server that counts mails: a child process of the bench, so that receiving does not slow the sender down.
import { SMTPServer } from 'smtp-server';

/** @type {Map<string, number>} mails by recipient */
const received = new Map();
let last = 0;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, answer) => {
    stream.resume();
    stream.once('end', () => {
      last = Date.now();
      for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
      answer();
    });
  },
});
server.on('error', () => undefined);
const listener = server.listen(0, '127.0.0.1', () => {
  const address = listener.address();
  if (address !== null && typeof address !== 'string')
    console.log(`Listening on http://127.0.0.1:${address.port}`);
});
process.on('message', () => {
  const guests = [...received].filter(([address]) => address.endsWith('@guest.example'));
  process.send?.({ guests: guests.length, twice: guests.filter(([, times]) => times > 1).length, last });
});
