/** Three people of three trades who are interviewed in three languages: invented, with the words they would say. */
export type Person = {
  interviewType: 'SOFTWARE_ENGINEER' | 'MEDICAL_EXPERT' | 'RETAIL_OPERATOR';
  language: 'en' | 'ja' | 'hi';
  name: string;
  role: string;
  /** What they say to each question; `{turn}` keeps two answers apart. */
  says: string;
  /** What they write in the editor. */
  writes: string;
};

export const PEOPLE: readonly Person[] = [
  {
    interviewType: 'SOFTWARE_ENGINEER',
    language: 'en',
    name: 'Ines Calloway',
    role: 'Backend engineer',
    says: 'Last spring I took over case {turn}: two clerks overwrote each other, so I added a version number to the row and refused the older save. I wrote a test that ran both at once, and in three months 0 orders were lost.',
    writes:
      '// Before this, a payment that came twice was credited twice: the same reference is now refused by a unique index.\nawait db.query("insert into payments (reference, amount) values ($1, $2) on conflict do nothing", [reference, amount]);',
  },
  {
    interviewType: 'MEDICAL_EXPERT',
    language: 'ja',
    name: '三浦 葵',
    role: '内科医',
    says: '去年の夜勤で症例{turn}を担当しました。まず呼吸数と意識を自分で確かめ、血液培養と乳酸値を採り、上級医にすぐ電話しました。三十分以内に抗菌薬を始め、結果として患者さんは翌朝には安定しました。',
    writes: '',
  },
  {
    interviewType: 'RETAIL_OPERATOR',
    language: 'hi',
    name: 'मीरा देशपांडे',
    role: 'स्टोर प्रबंधन',
    says: 'पिछले साल दिवाली के समय मामला {turn} मेरे सामने आया। मैंने पहले ग्राहक की बात पूरी सुनी, फिर स्टॉक की गिनती खुद दोबारा की और दो लोगों को काउंटर पर लगाया। नतीजा यह हुआ कि कतार बीस मिनट से घटकर पाँच मिनट रह गई।',
    writes: '',
  },
];
