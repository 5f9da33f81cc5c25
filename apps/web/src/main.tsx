import { render } from 'preact';
import { App } from './app.js';
import { locale } from './messages/locale.js';
import { meetVisitor } from './server/visitor.js';

document.documentElement.lang = locale;
const place = document.getElementById('app');
if (place) render(<App />, place);
// Pages work for a visitor whom the server has not named yet, and show the name once it is there.
meetVisitor().catch(() => undefined);
