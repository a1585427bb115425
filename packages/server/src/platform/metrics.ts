type Metric = { name: string; help: string; type: 'counter' | 'gauge'; read: () => number };

const NAME = /^[a-z][a-z0-9_]*$/;

/** Figures for the operator's alarms: numbers of the process only, no labels, nothing of a person. */
export class Metrics {
  readonly #metrics = new Map<string, Metric>();

  /** A figure that only rises; name it `…_total`. The function given back adds one. */
  counter(name: string, help: string): () => void {
    let count = 0;
    this.#add({ name, help, type: 'counter', read: () => count });
    return () => {
      count += 1;
    };
  }

  /** A figure that is looked up when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    this.#add({ name, help, type: 'gauge', read });
  }

  /** All figures in the text format of Prometheus, version 0.0.4. */
  render(): string {
    return [...this.#metrics.values()]
      .map(({ name, help, type, read }) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${read()}\n`)
      .join('');
  }

  #add(metric: Metric): void {
    if (!NAME.test(metric.name) || this.#metrics.has(metric.name)) throw new Error(`bad metric name ${metric.name}`);
    this.#metrics.set(metric.name, metric);
  }
}
