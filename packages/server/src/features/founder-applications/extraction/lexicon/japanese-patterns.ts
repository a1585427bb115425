import { ONE_CHARACTER_FAMILY, ONE_CHARACTER_GIVEN } from './japanese-names.ts';
import type { NamePatterns } from './lexicon.ts';

const HAN = '(?:[\\p{Script=Han}々ヶ]|(?<=\\p{Script=Han})[ノヶケツ](?=\\p{Script=Han}))';
/** Family name, given name: Han with Han, hiragana or katakana, with or without a space; or two words in katakana. */
const NAME = `(?:${HAN}{1,4}[ 　]${HAN}{1,4}|${HAN}{1,4}[ 　][\\p{Script=Hiragana}]{2,5}|${HAN}{1,4}[ 　]?[\\p{Script=Katakana}ー]{2,6}|${HAN}{3,6}|[\\p{Script=Katakana}ー]{2,10}[ 　・][\\p{Script=Katakana}ー]{2,10}|(?<![\\p{Script=Katakana}ー])[\\p{Script=Katakana}ー]{3,8}${HAN}{1,3}|\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+)`;
/** A given name in hiragana right after the family name: only where the words around leave no doubt. */
const JOINED = `(?:${NAME}|${HAN}{1,3}\\p{Script=Hiragana}{2,3})`;
/** A family and a given name of one sign each; only where the words around name somebody. */
const TWO_CHARACTERS = `(?:[${ONE_CHARACTER_FAMILY}][${ONE_CHARACTER_GIVEN}])`;
/** Behind が: what somebody looks after, or the verb alone where は has named it before. */
const LOOKS_AFTER = `(?:[\\p{Script=Han}\\p{Script=Katakana}ー・A-Za-z]{1,12}を)?(?:担当|統括|見(?:て|ます)|やっ|率い|まとめ|受け持|仕切|リード)`;
const SHORT = `(?:${HAN}{1,4}|[\\p{Script=Katakana}ー]{2,8})`;

export const ja: NamePatterns = {
  namePatterns: [
    `(?:^|[。、には])(?<name>${HAN}{1,3}[ 　](?:${HAN}{1,3}|\\p{Script=Hiragana}{2,5}))(?=の名前|の名も|も(?:い|お|加)|と(?:始|立ち上|一緒|二人))`,
    `(?<![\\p{Script=Han}\\p{Script=Katakana}])(?<name>${TWO_CHARACTERS})(?=です|と申|といい|と言い|という|さん|氏|と|が|は|、|。|$)`,
    `(?:名前は|氏名は|私は|わたくしは|私、|僕は|俺は|こちらは|本名は|正しくは)[ 　]?(?<name>${JOINED}|${SHORT})(?=と申|といい|と言い|です|でございます|、|。|で、|が)`,
    `(?<![\\p{Script=Han}\\p{Script=Katakana}])(?<name>${JOINED})(?=(?:と申し|といい|と言い|ともうし)(?:ます|まし)|でございます|っていう(?:者|人|の|やつ|メンバー|友人|仲間)|という(?:者|やつ|友人|仲間|メンバー|同僚|後輩|先輩))`,
    `(?<![\\p{Script=Han}\\p{Script=Katakana}])(?<name>${NAME})(?=さん|氏|くん|君|ちゃん)`,
    `(?:共同創業者|共同代表|創業者|創業メンバー|相棒|パートナー|相方|もう一人|二人目|三人目|ひとり|一人|代表|社長|責任者|担当|取締役|部長|リーダー|統括|CTO|COO|CFO|CPO|CEO)(?:の|は|が|、)(?<name>${NAME})(?=さん|氏|です|で|と|が|は|、|。|という)`,
    `(?:^|[。、はに])(?<name>${JOINED})(?=も(?:創業|共同|い(?:た|まし|て)|お(?:り|っ)|最初|当初|初め|一緒|参加|加わ))`,
    `(?<![\\p{Script=Han}\\p{Script=Katakana}])(?<name>${NAME})(?=です|といって|という(?:者|人|方))`,
    `(?:^|[。、と\\n])(?<name>${HAN}{1,3}[ 　](?:${HAN}{1,3}|\\p{Script=Hiragana}{2,5}))(?=[、。がはとで]|$)`,
    `(?:ではなく|じゃなくて|でなく)、?(?<name>${NAME}|${SHORT})(?=です|と申|と書|、|。)`,
    `(?:^|[。、とは])(?<name>${SHORT})(?=さん(?:は|が|で|と|の|も|、))`,
    `(?:同期|同級生|同窓|同僚|先輩|後輩|友人|親友|幼なじみ|幼馴染|いとこ|[妹弟兄姉妻夫]|仲間|教授|博士|出身)の(?<name>${NAME})(?=が|は|と|も|、|。|です|さん|で)`,
    `(?:^|[。、とは])(?<name>${SHORT})(?=という(?:者|人|方|メンバー))`,
    `(?:^|[。、とは])(?<name>${NAME})(?=と${HAN}{2,}|の[二三四2-4]人)`,
    `(?:^|[。、])${HAN}{2,6}と(?<name>${NAME})(?=の[二三四2-4]人)`,
    `(?:^|[。、は\\n])(?<name>${JOINED})(?=が(?:い|おり|${LOOKS_AFTER}|最高|C[A-Z]O|${HAN}{0,6}(?:責任者|担当|取締役|部長|代表)|[\\p{Script=Katakana}ー]{2,10}(?:責任者|担当)))`,
  ],
  ownNamePatterns: [
    `(?:^|[。、])(?<name>${HAN}{3,6})(?=。|、|$)`,
    `(?:^|[。、])(?<name>${SHORT})(?=です。)`,
    `(?:^|[。、])(?<name>${SHORT})(?=が(?:名前|下の名前|名|名字|苗字|姓)(?:です|で、|で。))`,
    `(?:姓|苗字|名字)(?:は|が)、?(?<name>${SHORT})(?=で|、|。|と|$)`,
    `(?:^|[。、で]|下の)名(?:前)?(?:は|が)、?(?<name>${SHORT}|\\p{Script=Hiragana}{2,4}?)(?=です|でござ|と申|といい|、|。|$)`,
    `(?:^|[。、]|\\s|代表の|創業者の)(?<name>${HAN}{1,3}[ 　]?(?!です|でし|ます|から|まで|さん)\\p{Script=Hiragana}{2,4}?)(?=です|でございます|と申|といい|と言い|。|$)`,
    `(?:^|[。、]|\\s)(?<name>${HAN}{1,4}[ 　][\\p{Script=Katakana}ー]{2,8})(?=、|。|$)`,
    `(?:^|[。、]|代表の|創業者の)(?<name>[\\p{Script=Katakana}ー]{2,10}[・ 　][\\p{Script=Katakana}ー]{2,10})(?=です|でございます|と申|といい|と言い|。|$)`,
  ],
};
