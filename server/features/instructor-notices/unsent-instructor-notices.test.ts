import { CLASS_DAY } from '../../testing/classes.js';
import { useInstructorMails } from '../../testing/instructor-mails.js';
import { DATABASES, useWorld } from '../../testing/world.js';
import { ToldClassEntity } from './told-class.entity.js';

const on = (date: string) => ({ ...CLASS_DAY, date });

describe.each(DATABASES)('mails to instructors that could not be sent yet, on %s,', (kind) => {
  const world = useWorld(kind);
  const { queue, mails, make, change } = useInstructorMails(world);

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
});
