import type { ScriptCase } from './script.ts';

/** How people say their own name: spelled, corrected, short forms, what they do and where they live next to it. */
export const NAME_KINDS: readonly ScriptCase[] = [
  [
    'en',
    `Q founder_name | ?
F | I'm Ana Duarte, who has been head of product here since 2022, and I sit in Porto.`,
    { firstName: 'Ana', lastName: 'Duarte', name: 'Ana Duarte', role: 'head of product', currentLocation: 'Porto' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Hi, Ana Duarte, CEO of Lintwell, based in Porto.`,
    { firstName: 'Ana', lastName: 'Duarte', name: 'Ana Duarte', role: 'CEO', currentLocation: 'Porto' },
  ],
  [
    'en',
    `Q founder_name | ?
F | My name's Ana Duarte and I'm talking to you from Porto, where I live.`,
    { firstName: 'Ana', lastName: 'Duarte', name: 'Ana Duarte', currentLocation: 'Porto' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Ich bin Ana Duarte, Geschäftsführerin, und sitze in Kassel.`,
    { firstName: 'Ana', lastName: 'Duarte', name: 'Ana Duarte', role: 'Geschäftsführerin', currentLocation: 'Kassel' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Soy Ana Duarte, directora general, y vivo en Vigo.`,
    { firstName: 'Ana', lastName: 'Duarte', name: 'Ana Duarte', role: 'directora general', currentLocation: 'Vigo' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Je m'appelle Ana Duarte, je suis directrice générale et j'habite à Nantes.`,
    {
      firstName: 'Ana',
      lastName: 'Duarte',
      name: 'Ana Duarte',
      role: 'directrice générale',
      currentLocation: 'Nantes',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Livia Nogueira do Campo.`,
    { firstName: 'Livia', lastName: 'Nogueira do Campo', name: 'Livia Nogueira do Campo' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Maria Inês da Costa.`,
    { firstName: 'Maria Inês', lastName: 'da Costa', name: 'Maria Inês da Costa' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Seun. Well, Oluwaseun Bright, but only my mother uses all of it.`,
    { firstName: 'Oluwaseun', lastName: 'Bright', name: 'Oluwaseun Bright' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Bernadette Okoro. Bernie is fine while we talk.`,
    { firstName: 'Bernadette', lastName: 'Okoro', name: 'Bernadette Okoro' },
  ],
  [
    'en',
    `Q founder_name | ?
F | It's pronounced See-oh-mara. Xiomara Tate.`,
    { firstName: 'Xiomara', lastName: 'Tate', name: 'Xiomara Tate' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Peter. I mean Piotr, P-I-O-T-R. Wolski.`,
    { firstName: 'Piotr', lastName: 'Wolski', name: 'Piotr Wolski' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Annika with two n's, Sjöberg with the dots.`,
    { firstName: 'Annika', lastName: 'Sjöberg', name: 'Annika Sjöberg' },
  ],
  [
    'en',
    `Q founder_name | ?
F | You have me down as Marisol Quinn, I think. It's Quint, with a T at the end. Marisol Quint.`,
    { firstName: 'Marisol', lastName: 'Quint', name: 'Marisol Quint' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Kia ora, Aroha Te Kanawa speaking.`,
    { firstName: 'Aroha', lastName: 'Te Kanawa', name: 'Aroha Te Kanawa' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Jean-Luc Mbarga, Jean-Luc is one name.`,
    { firstName: 'Jean-Luc', lastName: 'Mbarga', name: 'Jean-Luc Mbarga' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Sioned ap Rhys.`,
    { firstName: 'Sioned', lastName: 'ap Rhys', name: 'Sioned ap Rhys' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Mary Beth Corrigan. Mary Beth is the first name.`,
    { firstName: 'Mary Beth', lastName: 'Corrigan', name: 'Mary Beth Corrigan' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Good evening from Nakuru. My name is Wanjiru Kamau, I used to be Wanjiru Otieno before I got divorced.`,
    { firstName: 'Wanjiru', lastName: 'Kamau', name: 'Wanjiru Kamau' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Elif Yıldız, mit i ohne Punkt, falls das geht.`,
    { firstName: 'Elif', lastName: 'Yıldız', name: 'Elif Yıldız' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Itziar Goñi Lasa, los dos apellidos.`,
    { firstName: 'Itziar', lastName: 'Goñi Lasa', name: 'Itziar Goñi Lasa' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Juan Manuel Prado Ruiz, aunque todos me dicen Juanma.`,
    { firstName: 'Juan Manuel', lastName: 'Prado Ruiz', name: 'Juan Manuel Prado Ruiz' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Aurore de Kermel, avec un K.`,
    { firstName: 'Aurore', lastName: 'de Kermel', name: 'Aurore de Kermel' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Anne-Lise N'Guessan.`,
    { firstName: 'Anne-Lise', lastName: "N'Guessan", name: "Anne-Lise N'Guessan" },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 久保田 真理子と申します。クボタと読みます。`,
    { firstName: '真理子', lastName: '久保田', name: '久保田 真理子' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 佐藤 エレナです。`,
    { firstName: 'エレナ', lastName: '佐藤', name: '佐藤 エレナ' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Rhian Pugh, and before you ask, rhian@woolbook.example.`,
    { firstName: 'Rhian', lastName: 'Pugh', name: 'Rhian Pugh', email: 'rhian@woolbook.example' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Rhian Pugh. I'm the CEO.`,
    { firstName: 'Rhian', lastName: 'Pugh', name: 'Rhian Pugh', role: 'CEO' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Rhian Pugh, and this is my co-founder Owen Tudor, our CTO.`,
    {
      firstName: 'Rhian',
      lastName: 'Pugh',
      name: 'Rhian Pugh',
      '1.firstName': 'Owen',
      '1.lastName': 'Tudor',
      '1.name': 'Owen Tudor',
      '1.role': 'CTO',
    },
  ],
  [
    'en',
    `Q founder_name | ?
F | Pugh. Rhian Pugh.`,
    { firstName: 'Rhian', lastName: 'Pugh', name: 'Rhian Pugh' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Everybody calls me Kasia, on paper Katarzyna Dudek.`,
    { firstName: 'Katarzyna', lastName: 'Dudek', name: 'Katarzyna Dudek' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Kasia Dudek. My passport says Katarzyna but please don't use that.`,
    { firstName: 'Kasia', lastName: 'Dudek', name: 'Kasia Dudek' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Kasia. Katarzyna Dudek in full, K-A-T-A-R-Z-Y-N-A.`,
    { firstName: 'Katarzyna', lastName: 'Dudek', name: 'Katarzyna Dudek' },
  ],
  [
    'en',
    `Q founder_name | ?
F | It's Katarzyna Dudek, or Kasia for short.`,
    { firstName: 'Katarzyna', lastName: 'Dudek', name: 'Katarzyna Dudek' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Ike. Ikechukwu Obi, I-K-E-C-H-U-K-W-U, then O-B-I.`,
    { firstName: 'Ikechukwu', lastName: 'Obi', name: 'Ikechukwu Obi' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Saoirse, like the actress. Saoirse Ní Dhomhnaill.`,
    { firstName: 'Saoirse', lastName: 'Ní Dhomhnaill', name: 'Saoirse Ní Dhomhnaill' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Bjørn Aas. Yes, really. Two a's.`,
    { firstName: 'Bjørn', lastName: 'Aas', name: 'Bjørn Aas' },
  ],
  [
    'en',
    `Q founder_name | ?
F | William Achebe, but Bill is what ends up on the coffee cups.`,
    { firstName: 'William', lastName: 'Achebe', name: 'William Achebe' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Bill Achebe. No, not Bob. Bill.`,
    { firstName: 'Bill', lastName: 'Achebe', name: 'Bill Achebe' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Anneke Smit, S-M-I-T, no H at the end.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Anneke Smith. Sorry, no: Smit, without the H.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Hi, sorry I'm late, the bus. Anneke Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Good morning! I'm Anneke, Anneke Smit, from Smit and Daughters.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Anneke. Surname Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | My first name is Anneke, my last name is Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | First name Anneke. Sorry, my cat. Last name Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | May I have your name?
F | Anneke
Q founder_name | And your last name?
F | Smit`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | May I have your name?
F | Anneke.
Q founder_name | And the surname, please?
F | Sorry, Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | May I have your name?
F | Anneke
Q | And your last name?
F | Smit, S-M-I-T.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | anneke smit`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm anneke smit, all lower case, sorry, my shift key is broken.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | ANNEKE SMIT`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Anneke de Smit. The de has a small d.`,
    { firstName: 'Anneke', lastName: 'de Smit', name: 'Anneke de Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Not Annika. Anneke. Anneke Smit.`,
    { firstName: 'Anneke', lastName: 'Smit', name: 'Anneke Smit' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Rosa May, like the month.`,
    { firstName: 'Rosa', lastName: 'May', name: 'Rosa May' },
  ],
  [
    'en',
    `Q founder_name | ?
F | June Park.`,
    { firstName: 'June', lastName: 'Park', name: 'June Park' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Will Long.`,
    { firstName: 'Will', lastName: 'Long', name: 'Will Long' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Grace Bishop, and no, I'm not.`,
    { firstName: 'Grace', lastName: 'Bishop', name: 'Grace Bishop' },
  ],
  [
    'en',
    `Q founder_name | ?
F | I'm Mark Young.`,
    { firstName: 'Mark', lastName: 'Young', name: 'Mark Young' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Xu is my surname, Lin is my given name, so Lin Xu in your order.`,
    { firstName: 'Lin', lastName: 'Xu', name: 'Lin Xu' },
  ],
  [
    'en',
    `Q founder_name | ?
F | Minh. Family name Tran.`,
    { firstName: 'Minh', lastName: 'Tran', name: 'Minh Tran' },
  ],
  [
    'en',
    `Q founder_name | ?
F | T. J. Mokoena.`,
    { firstName: 'T. J.', lastName: 'Mokoena', name: 'T. J. Mokoena' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Brandl, Heike Brandl.`,
    { firstName: 'Heike', lastName: 'Brandl', name: 'Heike Brandl' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Alle sagen Basti, aber im Ausweis steht Sebastian Kröll.`,
    { firstName: 'Sebastian', lastName: 'Kröll', name: 'Sebastian Kröll' },
  ],
  [
    'de',
    `Q founder_name | ?
F | Sebastian Kröll mit Ö und zwei L, Basti reicht aber.`,
    { firstName: 'Sebastian', lastName: 'Kröll', name: 'Sebastian Kröll' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Paqui, bueno, Francisca Olmos Vidal.`,
    { firstName: 'Francisca', lastName: 'Olmos Vidal', name: 'Francisca Olmos Vidal' },
  ],
  [
    'es',
    `Q founder_name | ?
F | Me llamo Francisca Olmos, pero dígame Paqui.`,
    { firstName: 'Francisca', lastName: 'Olmos', name: 'Francisca Olmos' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Vasseur, Élodie Vasseur. V-A-deux S-E-U-R.`,
    { firstName: 'Élodie', lastName: 'Vasseur', name: 'Élodie Vasseur' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Élodie Vasseur, tout le monde m'appelle Lolo.`,
    { firstName: 'Élodie', lastName: 'Vasseur', name: 'Élodie Vasseur' },
  ],
  [
    'fr',
    `Q founder_name | ?
F | Élodie Vasseur, enfin Vasseur-Lenoir depuis juin.`,
    { firstName: 'Élodie', lastName: 'Vasseur-Lenoir', name: 'Élodie Vasseur-Lenoir' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 菅原 紗英です。「すがわら」です、「かんばら」ではなく。`,
    { firstName: '紗英', lastName: '菅原', name: '菅原 紗英' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 菅原紗英と申します。みんなにはサエと呼ばれています。`,
    { firstName: '紗英', lastName: '菅原', name: '菅原紗英' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | えっと、菅原さえです。よろしくお願いします。`,
    { firstName: 'さえ', lastName: '菅原', name: '菅原さえ' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 林 翔です。`,
    { firstName: '翔', lastName: '林', name: '林 翔' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | はい、五十嵐 美咲でございます。`,
    { firstName: '美咲', lastName: '五十嵐', name: '五十嵐 美咲' },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 大石 ケン、カタカナでケンです。`,
    { firstName: 'ケン', lastName: '大石', name: '大石 ケン' },
  ],
];
