import './ui/styles/tokens.css';
import './ui/styles/base.css';

import { reportLoadFailure } from './app/site-ready';
import { start } from './app/start';

const element = document.getElementById('root');
// In a task of its own, so that input is handled between loading the libraries and the start.
if (element)
  setTimeout(() => {
    start(element).catch(reportLoadFailure);
  });
