import { describe, expect, test } from 'vitest';
import { isDenied } from './negation.ts';

const denied = (before: string, after: string) => isDenied(before, after, after);

describe('a workplace word', () => {
  test.each([
    ['we do not offer ', ' work'],
    ['', ' work is not possible'],
    ['', ' : no'],
    ['', '? no. on-site'],
    ['', '? that cannot be done here'],
    ['', ' konnen wir fur diese stelle leider nicht anbieten'],
    ['was wir nicht bieten: ', '-arbeit'],
    ['', ' non autorise'],
    ['', " n'est pas envisage"],
    ['no se contempla el ', ''],
    ['', ' no esta disponible'],
    ['', ' nao e uma opcao'],
    ['niente ', ' da remoto'],
    ['', ' non e previsto'],
    ['', ' is niet aan de orde'],
    ['khong ho tro ', ''],
    ['tidak bisa ', ''],
    ['不是', '的'],
    ['暂不支持', ''],
    ['', 'は行っておりません'],
    ['', '근무는 시행하고 있지 않습니다'],
    ['यह ', ' नौकरी नहीं है'],
    ['', ' работа не предусмотрена'],
    ['', ' er ikke mulig'],
    ['ไม่มี ', ''],
  ])('is denied by "%s…%s"', (before, after) => {
    expect(denied(before, after)).toBe(true);
  });
  test.each([
    ['not only ', ' but all over the country'],
    ['there is no office and you work ', ''],
    ['', ' and you will not commute'],
    ['', ', not on-site'],
    ['nicht nur ', ' sondern auch flexibel'],
    ['no es presencial sino ', ''],
    ['不限地点，', ''],
    ['不仅', '还灵活'],
    ['', 'だけではなく'],
    ['kein problem: ', ''],
  ])('is not denied by "%s…%s"', (before, after) => {
    expect(denied(before, after)).toBe(false);
  });
});
