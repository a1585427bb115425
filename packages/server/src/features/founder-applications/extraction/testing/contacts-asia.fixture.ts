import type { ScriptCase } from './script.ts';

/** Contact questions and the one for co-founders, answered the way people talk, in Japanese and Korean: every field read from them. */
export const CONTACTS_ASIA: readonly ScriptCase[] = [
  [
    'ja',
    `Q founder_name | ?
F | 鷺沢真緒と申します。鳥のサギに沢、真実の真に、一緒の緒です。
Q founder_role | ?
F | 代表取締役です。
Q founder_email | ?
F | マオ、m、a、o、ドット、sagisawa、アットマーク、yamabiko、ドット、exampleです。info@yamabiko.exampleは代表アドレスなので使わないでください。
Q founder_phone | ?
F | ゼロきゅうゼロ、ゼロゼロゼロゼロ、よんいちななにです。
Q founder_current_location | ?
F | 長野県の松本市です。去年まで東京にいました。
Q co_founders | ?
F | はい、CTOの鳴滝岳と二人で始めました。最初は古賀洋平もいたのですが、去年抜けました。`,
    {
      firstName: '真緒',
      lastName: '鷺沢',
      '1.firstName': '岳',
      '1.lastName': '鳴滝',
      '1.name': '鳴滝岳',
      email: 'mao.sagisawa@yamabiko.example',
      phone: '+81 90 0000 4172',
      role: '代表取締役',
      '1.role': 'CTO',
      currentLocation: '長野県の松本市',
    },
  ],
  [
    'ko',
    `Q founder_name | ?
F | 안녕하세요, 남궁서윤이라고 합니다. 남궁이 성이고 서윤이 이름이에요.
Q founder_role | ?
F | 대표를 맡고 있습니다.
Q founder_email | ?
F | seoyun 점 ng 골뱅이 badanuri 점 example입니다.
Q founder_phone | ?
F | 공일공, 공공공공, 칠삼일사입니다.
Q founder_current_location | ?
F | 지금은 통영에 살고 있어요. 고향은 대구입니다.
Q co_founders | ?
F | 네, 류태오 기술 이사가 있습니다. 배준호도 처음에 함께했는데 작년에 나갔어요.`,
    {
      firstName: '서윤',
      lastName: '남궁',
      '1.firstName': '태오',
      '1.lastName': '류',
      '1.name': '류태오',
      email: 'seoyun.ng@badanuri.example',
      phone: '+82 10 0000 7314',
      role: '대표',
      '1.role': '기술 이사',
      currentLocation: '통영',
    },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 千賀です。千賀澪。澪はさんずいに零です。
Q founder_role | ?
F | CEOです。
Q founder_email | ?
F | keiri@hoshikusa.exampleは経理です。私宛ては、mio、ドット、senga、アットマーク、hoshikusa、ドット、exampleでお願いします。
Q founder_phone | ?
F | 080の0000の2659です。
Q founder_current_location | ?
F | 北海道の帯広市に住んでいます。出身は長崎です。
Q co_founders | ?
F | 三人です。CTOの猪狩大翔、メールはigari@hoshikusa.example、それから財務担当のラングレン京子です。三宅というアルバイトもいますが、創業者ではありません。`,
    {
      firstName: '澪',
      lastName: '千賀',
      '1.firstName': '大翔',
      '1.lastName': '猪狩',
      '1.name': '猪狩大翔',
      '2.firstName': '京子',
      '2.lastName': 'ラングレン',
      '2.name': 'ラングレン京子',
      email: 'mio.senga@hoshikusa.example',
      phone: '+81 800 000 2659',
      '1.email': 'igari@hoshikusa.example',
      role: 'CEO',
      '1.role': 'CTO',
      '2.role': '財務担当',
      currentLocation: '北海道の帯広市',
    },
  ],
  [
    'ja',
    `Q founder_name | ?
F | オコンクウォ・アデと申します。アデが名前です。
Q founder_role | ?
F | 代表をしております。
Q founder_email | ?
F | ade、アットマーク、komorebi、ハイフン、lab、ドット、exampleです。
Q founder_phone | ?
F | ゼロナナゼロ、ゼロゼロゼロゼロ、イチイチハチサン。
Q founder_current_location | ?
F | 神戸市在住です。
Q co_founders | ?
F | 東蓮と創業しました。東は開発を担当しています。比嘉美咲さんは先月退任されました。`,
    {
      firstName: 'アデ',
      lastName: 'オコンクウォ',
      '1.firstName': '蓮',
      '1.lastName': '東',
      '1.name': '東蓮',
      email: 'ade@komorebi-lab.example',
      phone: '+81 70 0000 1183',
      role: '代表',
      '1.role': '開発を担当',
      currentLocation: '神戸市',
    },
  ],
  [
    'ko',
    `Q founder_name | ?
F | 선우가람입니다. 성이 선우, 두 글자예요.
Q founder_role | ?
F | 대표이사입니다.
Q founder_email | ?
F | garam 점 sunwoo 골뱅이 nalgae 점 example이요. info@nalgae.example은 공용이라 보지 않아요.
Q founder_phone | ?
F | 010-0000-5520입니다.
Q founder_current_location | ?
F | 춘천에 살고 있습니다.
Q co_founders | ?
F | COO인 도하율과 함께 창업했습니다. 이메일은 hayul@nalgae.example입니다. 심유나는 직원이에요.`,
    {
      firstName: '가람',
      lastName: '선우',
      '1.firstName': '하율',
      '1.lastName': '도',
      '1.name': '도하율',
      email: 'garam.sunwoo@nalgae.example',
      phone: '+82 10 0000 5520',
      '1.email': 'hayul@nalgae.example',
      role: '대표이사',
      '1.role': 'COO',
      currentLocation: '춘천',
    },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 四十物谷理央です。四十物谷が苗字で、あいものやと読みます。
Q founder_role | ?
F | 代表取締役CEOです。
Q founder_email | ?
F | rio、アットマーク、nukumori、ドット、exampleです。rio.old@nukumori.exampleはもう見ていません。
Q founder_phone | ?
F | 090-0000-8846です。
Q founder_current_location | ?
F | 金沢市です。
Q co_founders | ?
F | はい、二人います。COOの雨宮颯太とCTOの黛千夏です。黛のメールはchinatsu@nukumori.exampleです。仁科という者も創業時にいましたが、実家に戻りました。`,
    {
      firstName: '理央',
      lastName: '四十物谷',
      '1.firstName': '颯太',
      '1.lastName': '雨宮',
      '1.name': '雨宮颯太',
      '2.firstName': '千夏',
      '2.lastName': '黛',
      '2.name': '黛千夏',
      email: 'rio@nukumori.example',
      phone: '+81 90 0000 8846',
      '2.email': 'chinatsu@nukumori.example',
      role: '代表取締役CEO',
      '1.role': 'COO',
      '2.role': 'CTO',
      currentLocation: '金沢市',
    },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 伊達ひなたと申します。伊達政宗の伊達に、ひらがなでひなたです。
Q founder_role | ?
F | 申込書ではCEOになっていますが、先月交代しまして、今はCTOです。
Q founder_email | ?
F | エイチ、ハイフン、date、数字の7、アットマーク、kazamidori、ドット、exampleです。
Q founder_phone | ?
F | 070、0000、3391です。
Q founder_current_location | ?
F | 四国の高松市に住んでいます。
Q co_founders | ?
F | 榎新と二人で創業しました。榎がCEOです。大橋さんは業務委託のデザイナーです。`,
    {
      firstName: 'ひなた',
      lastName: '伊達',
      '1.firstName': '新',
      '1.lastName': '榎',
      '1.name': '榎新',
      email: 'h-date7@kazamidori.example',
      phone: '+81 70 0000 3391',
      role: 'CTO',
      '1.role': 'CEO',
      currentLocation: '四国の高松市',
    },
  ],
  [
    'ko',
    `Q founder_name | ?
F | 제 이름은 표지안입니다. 성이 표예요.
Q founder_role | ?
F | 대표입니다.
Q founder_email | ?
F | jian 골뱅이 sori 하이픈 mul 점 example입니다. help@sori-mul.example은 고객 문의용이에요.
Q founder_phone | ?
F | 공일공에 공공공공에 일이구공이요.
Q founder_current_location | ?
F | 여수에 삽니다.
Q co_founders | ?
F | 제갈승민 CTO와 같이 시작했습니다.`,
    {
      firstName: '지안',
      lastName: '표',
      '1.firstName': '승민',
      '1.lastName': '제갈',
      '1.name': '제갈승민',
      email: 'jian@sori-mul.example',
      phone: '+82 10 0000 1290',
      role: '대표',
      '1.role': 'CTO',
      currentLocation: '여수',
    },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 宇賀神樹です。宇宙の宇に賀正の賀、神様の神、名前は樹木の樹でいつきです。
Q founder_role | ?
F | 最高経営責任者を務めています。
Q founder_email | ?
F | itsuki、アンダーバー、ugajin、アットマーク、amayadori、ドット、exampleです。support@amayadori.exampleのほうはお客様用です。
Q founder_phone | ?
F | 080、0000、6127です。
Q founder_current_location | ?
F | いまは宇都宮市に住んでいますが、会社は大田区にあります。
Q co_founders | ?
F | CTOの辻渚と立ち上げました。辻のアドレスはnagisa@amayadori.exampleです。小松さやかも創業メンバーでしたが、春に離れました。八木さんはインターンです。`,
    {
      firstName: '樹',
      lastName: '宇賀神',
      '1.firstName': '渚',
      '1.lastName': '辻',
      '1.name': '辻渚',
      email: 'itsuki_ugajin@amayadori.example',
      phone: '+81 800 000 6127',
      '1.email': 'nagisa@amayadori.example',
      role: '最高経営責任者',
      '1.role': 'CTO',
      currentLocation: '宇都宮市',
    },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 鶴見カレンです。
Q founder_role | ?
F | 代表をしています。
Q founder_email | ?
F | karen、ハイフン、ティー、アットマーク、yorumado、ドット、exampleです。
Q founder_phone | ?
F | 会社の098-000-0000は留守電なので、070-0000-5518にお願いします。
Q founder_current_location | ?
F | 沖縄の那覇市です。
Q co_founders | ?
F | 上運天一颯がCOOとして一緒にやっています。`,
    {
      firstName: 'カレン',
      lastName: '鶴見',
      '1.firstName': '一颯',
      '1.lastName': '上運天',
      '1.name': '上運天一颯',
      email: 'karen-t@yorumado.example',
      phone: '+81 70 0000 5518',
      role: '代表',
      '1.role': 'COO',
      currentLocation: '沖縄の那覇市',
    },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 小比類巻詩織です。
Q founder_role | ?
F | 共同代表です。
Q founder_email | ?
F | shioriだけのアドレスは別の社員です。私のはshiori、ドット、ケー、アットマーク、mizuiro、ドット、exampleです。
Q founder_phone | ?
F | ゼロキューゼロ、ゼロが四つ、サンゼロヨンナナです。
Q founder_current_location | ?
F | 生まれは盛岡ですが、今は函館市に住んでいます。
Q co_founders | ?
F | CTOの朝比奈拓海と、財務担当の大城マリアです。野坂健二は立ち上げのときにいましたが、別の道に進みました。平さんはアルバイトです。`,
    {
      firstName: '詩織',
      lastName: '小比類巻',
      '1.firstName': '拓海',
      '1.lastName': '朝比奈',
      '1.name': '朝比奈拓海',
      '2.firstName': 'マリア',
      '2.lastName': '大城',
      '2.name': '大城マリア',
      email: 'shiori.k@mizuiro.example',
      phone: '+81 90 0000 3047',
      role: '共同代表',
      '1.role': 'CTO',
      '2.role': '財務担当',
      currentLocation: '函館市',
    },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 南小春です。南が苗字、小春が名前です。
Q founder_role | ?
F | 以前はCOOでしたが、今はCEOです。
Q founder_email | ?
F | koharu、ドット、minami、アットマーク、tsukuroi、ドット、exampleです。contact@tsukuroi.exampleは誰も見ていません。
Q founder_phone | ?
F | 080-0000-7745です。
Q founder_current_location | ?
F | 石川県金沢市に住んでいます。
Q co_founders | ?
F | CTOの真壁瑛太です。アドレスはmakabe@tsukuroi.exampleです。堀井という共同創業者もいましたが、転職しました。`,
    {
      firstName: '小春',
      lastName: '南',
      '1.firstName': '瑛太',
      '1.lastName': '真壁',
      '1.name': '真壁瑛太',
      email: 'koharu.minami@tsukuroi.example',
      phone: '+81 800 000 7745',
      '1.email': 'makabe@tsukuroi.example',
      role: 'CEO',
      '1.role': 'CTO',
      currentLocation: '石川県金沢市',
    },
  ],
  [
    'ja',
    `Q founder_name | ?
F | 五十嵐凪と申します。
Q founder_role | ?
F | 代表取締役を務めております。
Q founder_email | ?
F | nagi、アットマーク、kawaramachi、ドット、exampleです。order@kawaramachi.exampleは注文専用です。
Q founder_phone | ?
F | 090-0000-1528です。
Q founder_current_location | ?
F | 新潟市に住んでいます。
Q co_founders | ?
F | 早乙女蒼太がCTOです。メールはsota@kawaramachi.exampleです。土屋美帆は昨年会社を離れました。`,
    {
      firstName: '凪',
      lastName: '五十嵐',
      '1.firstName': '蒼太',
      '1.lastName': '早乙女',
      '1.name': '早乙女蒼太',
      email: 'nagi@kawaramachi.example',
      phone: '+81 90 0000 1528',
      '1.email': 'sota@kawaramachi.example',
      role: '代表取締役',
      '1.role': 'CTO',
      currentLocation: '新潟市',
    },
  ],
];
