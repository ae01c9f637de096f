import type { LinkPurpose } from '../features/accounts/account.constants.js';
import { AccountLinkEntity } from '../features/accounts/links/account-link.entity.js';
import type { World } from './world.js';

/** The token of the newest mailed link of a purpose. */
export async function newestLink(world: World, purpose: LinkPurpose): Promise<string> {
  const { id } = await world
    .stored(AccountLinkEntity)
    .findOneOrFail({ where: { purpose }, order: { createdAt: 'DESC' } });
  return world.services.accountLinks.sign(purpose, id);
}
