export { EntryPage } from './EntryPage';
export { OfferPage } from './OfferPage';
export { WaitPage } from './WaitPage';
