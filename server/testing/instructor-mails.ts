import type { UpdateInstructorInput } from '../features/schedule/instructors/instructor.input.js';
import type { Instructor } from '../features/schedule/instructors/instructor.type.js';
import { changeClass, makeClass, makeClassType } from './classes.js';
import { useMailServer } from './mail-server.js';
import { makeInstructor } from './venues.js';
import type { World } from './world.js';

/** Before each test, an instructor who is mailed about classes, and one class type. */
export function useInstructorMails(world: World) {
  const mailServer = useMailServer(world);
  let classTypeId: string;
  let teresa: Instructor;
  beforeEach(async () => {
    classTypeId = (await makeClassType(world)).id;
    teresa = await makeInstructor(world, { email: 'teresa@example.com', isNotified: true });
  });

  const queue = () => world.services.instructorNotices.queueDue(world.guest());
  /** The mails that are sent now. */
  const send = async () => {
    await mailServer.deliver();
    return mailServer.received();
  };
  /** The mails that are sent a minute from now. */
  const mails = async () => {
    world.clock.passHours(1 / 60);
    await queue();
    return send();
  };
  return {
    /** @returns the number of mails queued now */
    queue,
    send,
    mails,
    subjects: async () => (await mails()).map(({ subject }) => subject),
    teresa: () => teresa,
    /** A class that Teresa teaches. */
    make: (changes: Parameters<typeof makeClass>[1] = {}) =>
      makeClass(world, { classTypeId, instructorId: teresa.id, ...changes }),
    /** Changes a class, which Teresa teaches afterwards unless said otherwise. */
    change: (id: string, changes: Parameters<typeof changeClass>[2]) =>
      changeClass(world, id, { instructorId: teresa.id, ...changes }),
    /** Changes the record of Teresa. */
    update: async (changes: Partial<UpdateInstructorInput>) => {
      const { id, name, email, isNotified, teachesEnglish, teachesSpanish } = teresa;
      const input = {
        id,
        name,
        isNotified,
        teachesEnglish,
        teachesSpanish,
        ...(email !== null && { email }),
      };
      const { instructors } = world.services;
      const { version } = await instructors.get(world.guest(), id);
      return instructors.update(world.guest(), { id, version }, { ...input, ...changes });
    },
  };
}
