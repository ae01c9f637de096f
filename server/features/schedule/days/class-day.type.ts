import { Field, Int, ObjectType } from 'type-graphql';
import { Shape } from '../../../platform/validation/shape.js';
import { MAX_DAYS } from '../schedule.constants.js';
import { instantOf } from '../venue-time/venue-time.rules.js';

export const TIME_OF_DAY = { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };

@ObjectType({ description: 'One day of a class, as local time at the venue.' })
export class ClassDay {
  constructor(
    dayNumber: number,
    date: string,
    startTime: string,
    endTime: string,
    private readonly timeZone: string,
  ) {
    this.dayNumber = dayNumber;
    this.date = date;
    this.startTime = startTime;
    this.endTime = endTime;
  }

  @Field(() => Int, { description: 'From 1, in date order.' })
  @Shape({ minimum: 1, maximum: MAX_DAYS })
  readonly dayNumber: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  @Shape({ format: 'date' })
  readonly date: string;

  @Field(() => String, { description: 'HH:MM, 24 h' })
  @Shape(TIME_OF_DAY)
  readonly startTime: string;

  @Field(() => String, { description: 'HH:MM, 24 h' })
  @Shape(TIME_OF_DAY)
  readonly endTime: string;

  @Field(() => Date, { description: "The start as an instant, independent of the reader's time zone." })
  get startsAt(): Date {
    return instantOf(this.date, this.startTime, this.timeZone);
  }

  @Field(() => Date, { description: "The end as an instant, independent of the reader's time zone." })
  get endsAt(): Date {
    return instantOf(this.date, this.endTime, this.timeZone);
  }
}
