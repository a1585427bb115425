import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postInterview, postJob } from '../../testing/flows.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Command } from './command.ts';
import { interviewerCheck, interviewerSet, interviewerShow } from './interviewer.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'colloquy-plan-'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

type Said = { status: number; lines: string[]; problems: string[] };

async function run(command: Command, positionals: string[], values: Record<string, boolean> = {}): Promise<Said> {
  const lines: string[] = [];
  const problems: string[] = [];
  const output = { line: (text: string) => lines.push(text), problem: (text: string) => problems.push(text) };
  const status = await command.run(app.context, { values, positionals }, output as never);
  return { status, lines, problems };
}

test('a plan is printed, edited, checked and published, and open invitations move only when asked to', async () => {
  const { headers } = await app.createKey();
  const job = await postJob(app, headers);
  await postInterview(app, headers, job);
  const file = join(folder, 'plan.yaml');
  const shown = (await run(interviewerShow, [job])).lines.join('\n');
  expect(shown).toContain('version: 1\ntitle: Platform Engineer\n');
  expect(shown).toMatch(/^# l\d+ duty: Review the work of two junior engineers and help them grow\. -> \S+/m);

  writeFileSync(file, shown);
  expect(await run(interviewerSet, [job, file])).toMatchObject({ status: 0, lines: ['version 1'] });
  writeFileSync(file, shown.replace(/^( +text: ).*$/m, '$1What is your family status?'));
  expect(await run(interviewerCheck, [job, file])).toMatchObject({
    status: 1,
    lines: [expect.stringContaining('plan.yaml: questions.0.text: asks for what must not be asked (family')],
  });
  writeFileSync(file, shown.replace(/^( +text: ).*$/m, '$1Which release cost you most sleep?'));
  expect(await run(interviewerCheck, [job, file])).toMatchObject({ status: 0 });
  expect(await run(interviewerSet, [job, file])).toEqual({
    status: 0,
    lines: ['version 2'],
    problems: ['1 open invitations keep an earlier version: --move-invitations moves them'],
  });
  await expect(run(interviewerSet, [job, file])).rejects.toThrow('version 2 is published now');
  writeFileSync(file, readFileSync(file, 'utf8').replace('version: 1', 'version: 2'));
  expect(await run(interviewerSet, [job, file], { 'move-invitations': true })).toEqual({
    status: 0,
    lines: ['version 2'],
    problems: ['1 open invitations moved'],
  });
});

test('a file that is no plan names each place that is wrong', async () => {
  const { headers } = await app.createKey();
  const job = await postJob(app, headers);
  const file = join(folder, 'wrong.yaml');
  const said = async (text: string) => {
    writeFileSync(file, text);
    const { status, lines } = await run(interviewerCheck, [job, file]);
    expect(status).toBe(1);
    return lines.map((line) => line.slice(file.length + 2));
  };
  expect(await said('version: 1\ntitle: Tuner\ncompetencies: []\nquestions:\n  - text: [')).toHaveLength(1);
  expect(await said('{"version": 1, "title": "Tuner", "questions": [{"key": "a", "txt": "b"}]}')).toEqual(
    expect.arrayContaining(['competencies: is required', 'questions.0.text: is required']),
  );
  expect(await said('title: Tuner')).toContain('version: is required');
  await expect(run(interviewerShow, ['none'])).rejects.toThrow('there is no job none');
});
