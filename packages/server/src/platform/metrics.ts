type MetricType = 'counter' | 'gauge' | 'histogram';

type Metric = {
  name: string;
  help: string;
  type: MetricType;
  read: () => readonly (readonly [string, number])[];
};

const NAME = /^[a-z][a-z0-9_]*$/;

/** Figures for the operator's alarms: numbers of the process only, labels of closed lists, nothing of a person. */
export class Metrics {
  readonly #metrics = new Map<string, Metric>();
  readonly #before: (() => Promise<void>)[] = [];

  /** A figure that only rises; name it `…_total`. The function given back adds one. */
  counter(name: string, help: string): () => void {
    let count = 0;
    this.#add({ name, help, type: 'counter', read: () => [['', count]] });
    return () => {
      count += 1;
    };
  }

  /** A counter for each of a closed list of values, all shown from the start. The function given back adds one to its own. */
  counters<Value extends string>(
    name: string,
    help: string,
    label: string,
    values: readonly Value[],
  ): (value: Value) => void {
    const counts = new Map<Value, number>(values.map((value) => [value, 0]));
    this.#add({
      name,
      help,
      type: 'counter',
      read: () => [...counts].map(([value, count]) => [`{${label}="${value}"}`, count] as const),
    });
    return (value) => {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    };
  }

  /** A figure that is looked up when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    this.#add({ name, help, type: 'gauge', read: () => [['', read()]] });
  }

  /**
   * A family whose rows are looked up when somebody asks; `read` gives what is behind the name, such as
   * `_sum{route="/x"}`, and the value. The rows must be of a list that is bounded.
   */
  family(name: string, help: string, type: MetricType, read: Metric['read']): void {
    this.#add({ name, help, type, read });
  }

  /** For figures that are looked up elsewhere: done before all figures are shown. It tells of its failures itself. */
  beforeRead(work: () => Promise<void>): void {
    this.#before.push(work);
  }

  /** All figures, once what is looked up elsewhere is there. */
  async read(): Promise<string> {
    await Promise.all(this.#before.map((work) => work()));
    return this.render();
  }

  /** All figures in the text format of Prometheus, version 0.0.4. */
  render(): string {
    return [...this.#metrics.values()]
      .map(({ name, help, type, read }) => {
        const lines = read().map(([labels, value]) => `${name}${labels} ${value}\n`);
        return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
      })
      .join('');
  }

  #add(metric: Metric): void {
    if (!NAME.test(metric.name) || this.#metrics.has(metric.name)) throw new Error(`bad metric name ${metric.name}`);
    this.#metrics.set(metric.name, metric);
  }
}
