import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { post } from './post.js';
import { Receiver } from './testing/index.js';

/** The diagnostics channel on which Node reports the headers of an answer. */
const ANSWERED = 'http.client.response.finish';

describe('The answer to a post', () => {
  it.each([200, 500])('is its status (%i), even if the body never ends', async (status) => {
    const receiver = await Receiver.start();
    receiver.answer = (_request, response) => void response.writeHead(status).write('Just a moment');
    const over = new AbortController();
    const timeIsUp = (): void => void setImmediate(() => over.abort());
    subscribe(ANSWERED, timeIsUp);
    const url = new URL(`http://127.0.0.1:${receiver.port}/`);
    const reply = await post({ url, addresses: ['127.0.0.1'], headers: {}, body: '{}' }, over.signal);
    unsubscribe(ANSWERED, timeIsUp);
    expect(reply).toMatchObject({ kind: 'answered', status });
    await receiver.stop();
  });
});
