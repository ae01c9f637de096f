import { CLASS_DAY } from '../../testing/classes.js';
import { useInstructorMails } from '../../testing/instructor-mails.js';
import { makeInstructor } from '../../testing/venues.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { OutboxMessageEntity } from '../../platform/outbox/outbox-message.entity.js';
import { ToldClassEntity } from './told-class.entity.js';

const on = (date: string) => ({ ...CLASS_DAY, date });

describe.each(DATABASES)('mails to instructors that could not be sent yet, on %s,', (kind) => {
  const world = useWorld(kind);
  const { queue, send, mails, teresa, make, change, update } = useInstructorMails(world);

  const wait = () => {
    world.clock.passHours(1 / 60);
    return queue();
  };

  it('say nothing about a class that was cancelled meanwhile', async () => {
    const { id } = await make();
    await expect(wait()).resolves.toBe(1);
    await change(id, { status: 'cancelled' });
    await expect(mails()).resolves.toEqual([]);
    await expect(world.stored(ToldClassEntity).count()).resolves.toBe(0);
  });

  it('become one that compares with what the instructor knows', async () => {
    const { id } = await make();
    const { id: other } = await make({ days: [on('2027-02-01')] });
    await mails();
    await change(id, { days: [on('2027-01-27')] });
    await change(other, { locationName: 'Hall 2' });
    await expect(wait()).resolves.toBe(1);
    await change(id, { days: [on('2027-01-28')] });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('News about 2 of your classes');
    expect(mail?.text).toContain('Previous date: Monday, January 25, 2027');
    expect(mail?.text).toContain('New date: Thursday, January 28, 2027');
    expect(mail?.text).not.toContain('January 27');
  });

  it('are not sent once the change is undone', async () => {
    const { id } = await make();
    await mails();
    await change(id, { days: [on('2027-01-27')] });
    await expect(wait()).resolves.toBe(1);
    await change(id, { days: [CLASS_DAY] });
    await expect(mails()).resolves.toEqual([]);
  });

  it('keep the news of a class that is being changed', async () => {
    const { id } = await make();
    await mails();
    await change(id, { days: [on('2027-01-27')] });
    await expect(wait()).resolves.toBe(1);
    world.clock.passHours(0.5 / 60);
    const { id: second } = await make({ days: [on('2027-02-01')] });
    world.clock.passHours(0.6 / 60);
    await change(id, { days: [on('2027-01-28')] });
    world.clock.passHours(0.5 / 60);
    await queue();
    const told = await mails();
    const texts = told.map(({ text }) => text).join();
    expect(texts).toContain('Previous date: Monday, January 25, 2027');
    expect(texts).not.toContain('January 27');
    expect(second).not.toBe(id);
  });

  it('are not sent either if they are due before the undone change is compared', async () => {
    const { id } = await make();
    await mails();
    await change(id, { days: [on('2027-01-27')] });
    await expect(wait()).resolves.toBe(1);
    await change(id, { days: [CLASS_DAY] });
    await expect(send()).resolves.toEqual([]);
    await expect(mails()).resolves.toEqual([]);
    await expect(mails()).resolves.toEqual([]);
    await expect(world.stored(OutboxMessageEntity).countBy({ attempts: 0 })).resolves.toBe(0);
    await change(id, { days: [on('2027-01-28')] });
    const [mail] = await mails();
    expect(mail?.text).toContain('Previous date: Monday, January 25, 2027');
  });

  it('wait for a change that is made before they are sent, and become one with it', async () => {
    const { id } = await make();
    const { id: other } = await make({ days: [on('2027-02-01')] });
    await mails();
    await change(id, { days: [on('2027-01-27')] });
    await change(other, { locationName: 'Hall 2' });
    await expect(wait()).resolves.toBe(1);
    await change(id, { days: [on('2027-01-28')] });
    await expect(send()).resolves.toEqual([]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('News about 2 of your classes');
    expect(mail?.text).toContain('Previous date: Monday, January 25, 2027');
    expect(mail?.text).toContain('New date: Thursday, January 28, 2027');
    await expect(mails()).resolves.toEqual([]);
  });

  it('wait also if the class is deleted, cancelled or given to somebody else meanwhile', async () => {
    const luis = await makeInstructor(world, { name: 'Luis' });
    const ids: string[] = [];
    for (const date of ['2027-01-25', '2027-01-26', '2027-01-27'])
      ids.push((await make({ days: [on(date)] })).id);
    const [deleted = '', cancelled = '', given = ''] = ids;
    await expect(wait()).resolves.toBe(1);
    await world.services.instances.remove(world.guest(), deleted);
    await change(cancelled, { status: 'cancelled' });
    await change(given, { instructorId: luis.id });
    await expect(send()).resolves.toEqual([]);
    await expect(mails()).resolves.toEqual([]);
    await expect(world.stored(ToldClassEntity).count()).resolves.toBe(0);
  });

  it('wait also for a class that is moved into the past', async () => {
    const { id } = await make();
    await mails();
    await change(id, { days: [on('2027-01-27')] });
    await expect(wait()).resolves.toBe(1);
    await change(id, { days: [on('2026-01-27')] });
    await expect(send()).resolves.toEqual([]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Previous date: Monday, January 25, 2027');
    expect(mail?.text).toContain('New date: Tuesday, January 27, 2026');
    await expect(mails()).resolves.toEqual([]);
  });

  it('wait for no other class', async () => {
    const { id } = await make();
    await expect(wait()).resolves.toBe(1);
    await make({ days: [on('2027-02-01')] });
    await expect(send()).resolves.toHaveLength(1);
    await change(id, { status: 'cancelled' });
    await expect(wait()).resolves.toBe(1);
    await expect(send()).resolves.toMatchObject([{ subject: 'News about 2 of your classes' }]);
  });

  it('do not wait once the instructor is told nothing anymore', async () => {
    const { id } = await make();
    await expect(wait()).resolves.toBe(1);
    await change(id, { days: [on('2027-01-27')] });
    await update({ isNotified: false });
    await expect(send()).resolves.toEqual([]);
    await expect(world.stored(OutboxMessageEntity).countBy({ subjectId: teresa().id })).resolves.toBe(0);
  });

  describe('while one is being sent,', () => {
    const being = (columns: Partial<OutboxMessageEntity>) =>
      world.change(OutboxMessageEntity, { subjectId: teresa().id, attempts: 0 }, columns);
    let id: string;
    beforeEach(async () => {
      id = (await make()).id;
      await mails();
      await change(id, { days: [on('2027-01-27')] });
      await wait();
      await being({ leasedBy: id, leasedUntil: new Date(world.clock.now().getTime() + 120_000) });
      await change(id, { days: [on('2027-01-28')] });
      await expect(wait()).resolves.toBe(0);
    });

    it('become one with it if it fails', async () => {
      await being({ leasedBy: null, leasedUntil: null });
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail?.text).toContain('Previous date: Monday, January 25, 2027');
      expect(mail?.text).toContain('New date: Thursday, January 28, 2027');
    });

    it('follow it once it was sent', async () => {
      await being({ leasedBy: null, leasedUntil: null, sentAt: world.clock.now() });
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail?.text).toContain('Previous date: Wednesday, January 27, 2027');
      expect(mail?.text).toContain('New date: Thursday, January 28, 2027');
    });
  });
});
