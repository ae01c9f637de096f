import './ui/styles/tokens.css';
import './ui/styles/base.css';

import { tellFailure } from './app/site-ready';
import { start } from './app/start';

const element = document.getElementById('root');
if (element) start(element).catch(tellFailure);
