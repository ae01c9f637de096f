import { ArgsType, Field, Int } from 'type-graphql';
import type { Page } from './connection.js';

@ArgsType()
export class PageArgs implements Page {
  @Field(() => Int, { defaultValue: 50, description: 'How many, 1 to 100.' })
  first: number = 50;

  @Field(() => String, { nullable: true, description: 'The cursor the page starts after.' })
  after?: string;
}
