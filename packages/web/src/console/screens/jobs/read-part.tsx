import type { ReactNode } from 'react';
import { usePage } from '../../hooks/page-context.ts';
import { usePlanWords } from '../../hooks/plan-words.tsx';
import { MarkedText } from './marked-text.tsx';
import type { Reading, ReadingState } from './use-reading.ts';

type ReadPartProps = { state: ReadingState; title: string; language: string };

/** Next to a description that is written: everything that was read of it, and what was not found. */
export function ReadPart({ state: { reading, pending, failed }, title, language }: ReadPartProps) {
  const p = usePlanWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else that takes the focus
    <aside className="p-beside" aria-labelledby="read-title" tabIndex={0}>
      <h2 id="read-title">{p('readTitle')}</h2>
      <p className="small quiet" role="status">
        {failed ? p('readFailed') : pending ? p('reading') : reading === null ? p('readHint') : ''}
      </p>
      {reading !== null && <Read reading={reading} title={title} language={language} />}
    </aside>
  );
}

function Read({ reading, title, language }: { reading: Reading; title: string; language: string }) {
  const p = usePlanWords();
  const { browserLanguages } = usePage();
  const languages = new Intl.DisplayNames([...browserLanguages, 'en'], { type: 'language' });
  const regions = new Intl.DisplayNames([...browserLanguages, 'en'], { type: 'region' });
  const of = (kind: Reading['lines'][number]['kind']) =>
    reading.lines.filter((line) => line.kind === kind).map(({ id, text }) => ({ key: id, text }));
  const terms = (topic: Reading['facts'][number]['topic']) =>
    reading.facts.filter((fact) => fact.topic === topic).map(({ text }) => ({ key: text, text }));
  const places = reading.locations.map(({ city, country }) =>
    [city, country === null ? null : (regions.of(country) ?? country)].filter((part) => part !== null).join(', '),
  );
  const spoken = languages.of(language) ?? language;
  return (
    <>
      {reading.writtenIn !== language.split('-')[0] && (
        <p className="small">
          {p('otherWriting', { written: languages.of(reading.writtenIn) ?? reading.writtenIn, spoken })}
        </p>
      )}
      <dl className="p-read">
        <Fact name={p('conflictPosition')} found={title.trim() === '' ? null : <bdi>{title}</bdi>} />
        <Fact
          name={p('factPlace')}
          found={places.length === 0 ? null : <bdi>{places.join(' · ')}</bdi>}
          lack={reading.missing.includes('location') ? p('lackPlace') : undefined}
        />
        <Fact
          name={p('factWorkplace')}
          found={reading.workplaceType === null ? null : p(`workplace-${reading.workplaceType}`)}
          lack={reading.missing.includes('workplaceType') ? p('lackWorkplace') : undefined}
        />
        <Fact name={p('factLevel')} found={reading.seniority === null ? null : p(`level-${reading.seniority}`)} />
        <Texts name={p('factPay')} texts={terms('pay')} language={reading.writtenIn} />
        <Texts name={p('factHours')} texts={terms('hours')} language={reading.writtenIn} />
        <Texts name={p('factProcess')} texts={terms('process')} language={reading.writtenIn} />
        <Texts
          name={p('factLanguages')}
          texts={reading.languages.map((asked) => ({
            key: asked.language,
            text: languages.of(asked.language) ?? asked.language,
          }))}
        />
        <Texts name={p('factMust')} texts={of('must')} language={reading.writtenIn} />
        <Texts name={p('factNice')} texts={of('nice')} language={reading.writtenIn} />
        <Texts name={p('factDuties')} texts={of('duty')} language={reading.writtenIn} />
        <Texts name={p('factTools')} texts={of('tool')} language={reading.writtenIn} />
        {reading.questions !== null && (
          <Fact
            name={p('factOccupation')}
            found={reading.occupation === null ? p('occupationNone') : <bdi>{reading.occupation.name}</bdi>}
          />
        )}
      </dl>
      {reading.warnings.map((warning) => (
        <p key={warning} className="small p-lack" lang="en">
          {warning}
        </p>
      ))}
      {reading.questions !== null && <p>{p('wouldAsk', { count: reading.questions.length })}</p>}
      <h3 className="p-small-title">{p('marked')}</h3>
      <p className="small quiet">{p('markedHint')}</p>
      <MarkedText
        text={reading.text}
        lines={reading.lines}
        questions={reading.questions ?? []}
        language={reading.writtenIn}
      />
    </>
  );
}

type FactProps = { name: string; found: ReactNode; lack?: string | undefined };

function Fact({ name, found, lack }: FactProps) {
  const p = usePlanWords();
  return (
    <>
      <dt>{name}</dt>
      <dd>{found ?? <span className={lack === undefined ? 'quiet' : 'p-lack'}>{lack ?? p('notFound')}</span>}</dd>
    </>
  );
}

type TextsProps = { name: string; texts: readonly { key: string; text: string }[]; language?: string };

function Texts({ name, texts, language }: TextsProps) {
  const list = (
    <ul className="p-found">
      {texts.map(({ key, text }) => (
        <li key={key} dir="auto" lang={language}>
          {text}
        </li>
      ))}
    </ul>
  );
  return <Fact name={name} found={texts.length === 0 ? null : list} />;
}
