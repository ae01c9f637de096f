import type { RequestContext } from '../../platform/context/request-context.js';
import type { Locale } from '../../platform/i18n/message.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { CREW_FILE } from '../crews/crew.constants.js';
import type { CrewService } from '../crews/crew.service.js';
import { crewLetter, namesMissingLetter, noSeatsLetter } from './crew.letter.js';
import type { Sender } from './sender.rules.js';

interface CrewMail {
  letter: Letter;
  more: Pick<Mail, 'calendar'>;
}

/** What the contact of a crew is mailed, as things stand when it leaves; null when there is nothing to say any more. */
export class CrewMessages {
  constructor(private readonly parts: { crews: CrewService; sender: Sender }) {}

  async confirmation(ctx: RequestContext, id: string, language: Locale): Promise<CrewMail | null> {
    const { crews, sender } = this.parts;
    const found = await crews.find(ctx, id);
    if (!found || found.classInstance.status !== 'scheduled') return null;
    const crew = { ...found, language };
    const calendar = { filename: CREW_FILE, ...crews.calendar(ctx, crew) };
    const letter = crew.seats > 0 ? crewLetter(crew, sender) : noSeatsLetter(crew, sender);
    return { letter, more: { calendar } };
  }

  async namesMissing(ctx: RequestContext, id: string, language: Locale): Promise<CrewMail | null> {
    const { crews, sender } = this.parts;
    const crew = await crews.find(ctx, id);
    if (!crew || crew.nameableSeats === 0) return null;
    return { letter: namesMissingLetter({ ...crew, language }, sender), more: {} };
  }
}
