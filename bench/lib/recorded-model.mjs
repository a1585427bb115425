// An OpenAI-compatible endpoint that gives recorded replies, found by what they were written to: the prompt and what it is
// about. For runs that must come out alike, with no model on any machine.
import { createServer } from 'node:http';

/** What a request is about, in the words that a record names it by. */
function aboutOf(prompt, data) {
  if (prompt.startsWith('read-job') || prompt.startsWith('plan.')) return data.title;
  if (/summary|^read-cv|^probe/.test(prompt)) return '';
  return data.question;
}

/** What was answered: the only answer there is, or the latest. */
function saidIn(data) {
  return data.answer ?? data.answers?.at(-1) ?? '';
}

function fits(one, prompt, about, data) {
  return (
    one.prompt === prompt &&
    about.startsWith(one.about ?? '') &&
    (one.said === undefined || saidIn(data).includes(one.said)) &&
    (one.answers === undefined || data.answers?.length === one.answers) &&
    (one.sentences === undefined || data.requirements.every(({ text }) => Object.hasOwn(one.sentences, text)))
  );
}

/** The text of a reply; of a summary, a sentence for each line that something was found of, with all that was found. */
function textOf({ text, reply, sentences }, data) {
  if (text !== undefined) return text;
  if (sentences === undefined) return JSON.stringify(reply);
  const requirements = data.requirements.map(({ id, text: line, claims }) => ({
    id,
    claims: claims.map((claim) => claim.id),
    sentence: sentences[line],
  }));
  return JSON.stringify({ requirements });
}

/**
 * Replies in their order, each once; the last one stays. A request that nothing was written to gets `otherwise`, or 404.
 *
 * @param replies [{ prompt, about, said, answers, reply | text | sentences }]: `about` is the beginning of the title or question, `said`
 * words of the answer, `answers` how many there are so far; `text` is sent as it is,
 * `sentences` are a summary's by the lines of the description
 */
export async function startRecordedModel(replies, otherwise = () => null) {
  const turns = new Map();
  const asked = [];
  const server = createServer(async (request, response) => {
    let raw = '';
    for await (const chunk of request) raw += chunk;
    const body = JSON.parse(raw);
    const prompt = (body.response_format?.json_schema?.name ?? '').replace(/-v(\d+)$/, '.v$1');
    const data = JSON.parse(body.messages.find(({ role }) => role === 'user')?.content ?? '{}');
    const about = aboutOf(prompt, data) ?? '';
    const fitting = replies.filter((one) => fits(one, prompt, about, data));
    // The samples of one reading are one request with other seeds: each gets the same reply.
    const key = `${prompt}\n${about}\n${saidIn(data)}\n${body.messages.length}`;
    const turn = turns.get(key) ?? 0;
    const repairs = body.messages.filter(({ role }) => role === 'user').length - 1;
    const isSample = prompt.startsWith('read-answer');
    if (!isSample) turns.set(key, turn + 1);
    const place = Math.min(fitting.length - 1, repairs + (isSample ? 0 : turn));
    const found = fitting[place] ?? otherwise(prompt, data);
    asked.push({ prompt, about, found: found !== null && found !== undefined });
    if (found === null || found === undefined) {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"nothing was recorded","type":"invalid_request_error"}}');
      return;
    }
    const text = textOf(found, data);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'recorded',
        object: 'chat.completion',
        created: 0,
        model: body.model,
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: text } }],
        usage: {
          prompt_tokens: Math.ceil(JSON.stringify(body.messages).length / 4),
          completion_tokens: Math.ceil(text.length / 4),
          total_tokens: Math.ceil((JSON.stringify(body.messages).length + text.length) / 4),
        },
      }),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    asked,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
