export { EntryPage } from './EntryPage';
export { WaitPage } from './WaitPage';
