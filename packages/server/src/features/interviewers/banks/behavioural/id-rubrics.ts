import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'nearest-work': {
    anchors: {
      '1': 'Kata-kata umum, tanpa kaitan dengan pekerjaan ini.',
      '3': 'Menyebut pekerjaan sejenis dan beberapa tugas; bagian sendiri atau cakupannya kabur.',
      '5': 'Pekerjaan nyata yang dekat, bagian sendiri dan cakupan jelas, terus terang tentang apa yang baru.',
    },
    facts: {
      'comparable-work': [
        'Pekerjaan saya yang lama sangat mirip.',
        'Yang paling dekat adalah pekerjaan saya sekarang.',
        'Waktu pelatihan saya mengerjakan tugas yang sama.',
      ],
      'own-part': [
        'Bagian saya mengurus pelanggan.',
        'Saya bertanggung jawab atas perencanaan dan pemesanan.',
        'Itu saya kerjakan sendiri.',
      ],
      extent: ['Saya melakukannya selama tiga tahun.', 'Tim kami enam orang.', 'Kira-kira empat puluh kasus seminggu.'],
      'what-is-new': [
        'Yang baru bagi saya adalah bidang usahanya.',
        'Saya belum pernah memakai sistem itu.',
        'Sisi hukumnya masih harus saya pelajari.',
      ],
    },
  },
  'duty-last-time': {
    anchors: {
      '1': 'Belum pernah dan tidak tahu yang mirip, atau tetap umum.',
      '3': 'Kasus sejenis dengan langkah utama; bagian sendiri atau hasil kabur.',
      '5': 'Satu kasus nyata: titik awal, langkah sendiri, kesulitan dan cara mengatasinya, hasil yang bisa diperiksa.',
    },
    facts: {
      'starting-point': [
        'Di awal hanya ada gambaran kasar tentang kebutuhannya.',
        'Keadaannya, cara lama sudah tidak jalan.',
        'Tugas itu dari atasan dengan tenggat.',
      ],
      'own-steps': [
        'Pertama saya lihat apa yang sudah ada, lalu membuat rencana.',
        'Saya mulai dengan berbicara kepada orang yang terlibat.',
        'Saya kerjakan selangkah demi selangkah dan mencatatnya dalam daftar.',
      ],
      difficulty: [
        'Sulitnya, informasinya kurang.',
        'Di tengah jalan ternyata cara itu tidak berhasil.',
        'Waktunya sempit, itu yang berat.',
      ],
      result: [
        'Akhirnya selesai tepat waktu dan masih dipakai.',
        'Hasilnya, waktu yang diperlukan berkurang sepertiga.',
        'Atasan memakainya tanpa perubahan.',
      ],
    },
  },
  'duty-goes-wrong': {
    anchors: {
      '1': 'Tidak ada yang keliru, atau kesalahan umum.',
      '3': 'Menyebut kesulitan yang lazim; tanda dan penanganannya tipis.',
      '5': 'Menyebut kesalahan khas pekerjaan ini dengan sebab, tanda dini, penanganan, dan kasus sendiri.',
    },
    facts: {
      'typical-fault': [
        'Paling sering keliru karena tidak semua orang punya informasi yang sama.',
        'Kesalahan yang lazim adalah mulai terlalu cepat.',
        'Yang sering terlupa adalah memeriksa hal kecil.',
      ],
      'early-sign': [
        'Saya tahu ketika pertanyaan yang sama datang dua kali.',
        'Tanda pertamanya, orang berhenti menjawab.',
        'Kalau angkanya tidak cocok lagi, ada yang salah.',
      ],
      remedy: [
        'Karena itu saya periksa sekali di awal dan sekali di tengah.',
        'Saya tanyakan lagi dan minta dipastikan.',
        'Kami punya daftar singkat yang dilalui.',
      ],
      'own-case': [
        'Itu terjadi pada saya tahun lalu.',
        'Pernah kami baru sadar di saat terakhir.',
        'Dalam satu kasus saya menemukannya tepat waktu.',
      ],
    },
  },
  'duty-done-well': {
    anchors: {
      '1': 'Kalau tidak ada yang mengeluh.',
      '3': 'Tanda mutu yang umum, seperti tepat waktu dan tanpa salah.',
      '5': 'Tanda nyata untuk pekerjaan ini dari sudut orang yang bergantung padanya, diperiksa, dengan contoh.',
    },
    facts: {
      'concrete-sign': [
        'Kelihatan dari apakah orang bisa langsung melanjutkannya.',
        'Bagus kalau tidak perlu bertanya balik.',
        'Bedanya tampak setelah beberapa minggu.',
      ],
      'view-of-others': [
        'Saya tanya orang yang harus memakainya.',
        'Pelangganlah yang menentukan baik tidaknya.',
        'Yang penting orang berikutnya menjadi mudah.',
      ],
      'checks-it': [
        'Sebelum diserahkan saya cocokkan dengan daftar.',
        'Saya minta orang kedua melihatnya.',
        'Seminggu kemudian saya lihat lagi.',
      ],
      'own-example': [
        'Di pekerjaan lama hasil saya dipakai tanpa koreksi.',
        'Contohnya panduan yang saya tulis dan masih dipakai.',
        'Pernah saya ulang karena menurut saya belum cukup baik.',
      ],
    },
  },
  'requirement-in-use': {
    anchors: {
      '1': 'Mengaku bisa, tanpa kasus.',
      '3': 'Satu contoh pemakaian; kedalaman atau hasil tidak jelas.',
      '5': 'Kasus nyata dan baru, tindakan sendiri, batas kemampuan, hasil.',
    },
    facts: {
      'recent-case': [
        'Terakhir saya perlukan bulan lalu di pekerjaan sekarang.',
        'Terakhir dalam proyek awal tahun ini.',
        'Saya memakainya tiap hari di tempat kerja.',
      ],
      'own-action': [
        'Saya kerjakan sendiri dari awal sampai akhir.',
        'Saya menyiapkan dan menjalankannya.',
        'Tugas saya menjelaskannya kepada yang lain.',
      ],
      limit: [
        'Dasarnya saya yakin, kasus khusus belum.',
        'Yang belum saya kuasai bagian lanjutannya.',
        'Untuk yang sulit saya bertanya kepada rekan.',
      ],
      result: [
        'Berhasil, dan sampai sekarang caranya begitu.',
        'Karena itu kami selesai seminggu lebih cepat.',
        'Pelanggan puas dan datang lagi.',
      ],
    },
  },
  'tool-in-your-hands': {
    anchors: {
      '1': 'Tahu namanya, pernah melihat.',
      '3': 'Dipakai untuk tugas biasa; tanpa kedalaman, tanpa kesulitan.',
      '5': 'Tugas nyata, batas yang ditemui dan cara mengatasinya, jujur tentang yang tidak diketahui, atau hal sama dengan alat sejenis.',
    },
    facts: {
      'real-use': [
        'Saya memakainya hampir tiap hari selama dua tahun.',
        'Semua laporan kami saya buat dengannya.',
        'Terakhir saya menyiapkan proyek baru dengannya.',
      ],
      trouble: [
        'Menjadi lambat kalau datanya banyak.',
        'Repotnya, pembaruan mengubah semuanya.',
        'Satu hal yang mengganggu, tidak bisa dibatalkan.',
      ],
      'way-round': [
        'Saya atasi dengan membaginya.',
        'Jawabannya saya temukan di dokumentasi.',
        'Akhirnya saya bertanya kepada penyedianya.',
      ],
      'honest-limit': [
        'Saya lebih mengenal alat yang sejenis.',
        'Saya belum pernah mengelolanya sendiri.',
        'Saya hanya tahu sebagian fungsinya.',
      ],
    },
  },
  'first-four-weeks': {
    anchors: {
      '1': 'Menunggu diberi tahu.',
      '3': 'Akan menemui orang dan membaca; tanpa tujuan.',
      '5': 'Tahu apa yang perlu dipahami dan mengapa, siapa yang ditanya, dan hal kecil yang selesai lebih awal.',
    },
    facts: {
      'wants-to-understand': [
        'Pertama saya ingin paham siapa pelanggannya dan apa kebutuhannya.',
        'Saya ingin tahu alur kerjanya dan di mana tersendat.',
        'Saya lihat apa yang sudah pernah dicoba.',
      ],
      'asks-people': [
        'Saya duduk di sebelah orang yang mengerjakannya.',
        'Saya bicara setengah jam dengan tiap orang di tim.',
        'Saya bertanya kepada pendahulu saya.',
      ],
      'early-result': [
        'Saya ingin menyelesaikan hal kecil di minggu kedua.',
        'Saya segera mengambil tugas kecil untuk belajar darinya.',
        'Setelah empat minggu saya sampaikan pengamatan saya kepada atasan.',
      ],
      'no-hasty-change': [
        'Saya tidak mengubah apa pun sebelum paham.',
        'Pada awalnya saya lebih banyak mendengar.',
        'Orang baru melihat hal yang tak lagi dilihat orang lain, jadi saya catat.',
      ],
    },
  },
  'your-mistake': {
    anchors: {
      '1': 'Tidak ada, atau kesalahan yang sebenarnya kelebihan, atau salah orang lain.',
      '3': 'Kesalahan nyata yang diperbaiki; siapa diberi tahu dan apa yang berubah kabur.',
      '5': 'Andil sendiri disebut jelas, memberi tahu sebelum ketahuan, membatasi akibat, mengubah sesuatu untuk seterusnya.',
    },
    facts: {
      'own-share': [
        'Itu salah saya, saya tidak memeriksanya.',
        'Saya mengirimnya ke orang yang salah.',
        'Saya menjanjikan sesuatu yang tidak bisa saya tepati.',
      ],
      'told-others': [
        'Saya langsung memberi tahu atasan.',
        'Saya sendiri menelepon mereka yang terkena dan meminta maaf.',
        'Saya terus terang bahwa itu perbuatan saya.',
      ],
      'limited-damage': [
        'Saya tinggal lebih lama sampai beres.',
        'Kami sempat menghentikannya sebelum keluar.',
        'Saya mencari cara menebusnya.',
      ],
      'lasting-change': [
        'Sejak itu orang lain ikut memeriksanya.',
        'Sekarang selalu saya cek sebelum dikirim.',
        'Kami mengubah prosesnya supaya tidak terulang.',
      ],
    },
  },
  'all-due-at-once': {
    anchors: {
      '1': 'Bekerja lebih lama dan semuanya selesai.',
      '3': 'Mengurutkan menurut mendesaknya; tak ada yang diberi tahu, alasannya kabur.',
      '5': 'Memilih menurut akibat, sengaja meninggalkan sesuatu, memberi tahu yang menunggu, minta bantuan pada waktunya, tahu harganya.',
    },
    facts: {
      'chose-by-consequence': [
        'Saya bertanya apa akibatnya kalau tidak dikerjakan.',
        'Yang ditunggu orang lain saya dahulukan.',
        'Saya urutkan menurut yang paling merugikan bila terlambat.',
      ],
      'left-out': [
        'Laporan saya tunda ke minggu berikutnya.',
        'Saya batalkan dua rapat.',
        'Itu saya kerjakan kasar saja, karena cukup.',
      ],
      'told-waiting': [
        'Saya beri tahu mereka yang harus menunggu.',
        'Saya tanya atasan mana yang lebih penting.',
        'Saya beri tanggal baru.',
      ],
      help: [
        'Saya minta rekan mengambil sebagian.',
        'Satu hal saya serahkan kepada orang lain.',
        'Bersama-sama kami bisa.',
      ],
    },
  },
  'hard-to-work-with': {
    anchors: {
      '1': 'Cocok dengan semua orang, atau salah orang itu.',
      '3': 'Menceritakan perselisihan dan jalan keluarnya; andil sendiri pucat.',
      '5': 'Menggambarkan dengan adil, melihat andil sendiri, berbicara langsung, menemukan cara kerja, tahu hasilnya.',
    },
    facts: {
      'fair-view': [
        'Dia juga sedang sangat tertekan.',
        'Dari sudutnya itu masuk akal.',
        'Dia pandai dalam pekerjaannya, hanya berbeda dari saya.',
      ],
      'own-share': [
        'Andil saya, saya menjadi tidak sabar.',
        'Saya terlambat memberitahunya.',
        'Saya menjawab ketus, itu tidak membantu.',
      ],
      'talked-directly': [
        'Saya minta bicara berdua saja.',
        'Saya sampaikan yang mengganggu saya tanpa menyalahkan.',
        'Kami luruskan sambil minum kopi.',
      ],
      'way-of-working': [
        'Kami sepakat menuliskan semuanya.',
        'Kami bagi tugas, masing-masing punya wilayah.',
        'Tiap Senin kami bicara sepuluh menit.',
      ],
      outcome: [
        'Kami tidak jadi teman, tetapi kerjanya jalan.',
        'Kemudian kami bekerja sama dengan baik.',
        'Proyeknya selesai tepat waktu.',
      ],
    },
  },
  'costly-misunderstanding': {
    anchors: {
      '1': 'Orang lain tidak mendengarkan.',
      '3': 'Salah paham dan penyelesaiannya; andil sendiri dan pelajarannya tipis.',
      '5': 'Titik mulainya tepat, andil sendiri, cepat diluruskan, dan kebiasaan baru yang nyata.',
    },
    facts: {
      'point-of-origin': [
        'Maksud saya minggu depan, dia mengerti minggu ini.',
        'Tidak ada yang bilang siapa yang mengerjakan.',
        'Kata itu berbeda artinya di tiap bagian.',
      ],
      'own-share': [
        'Saya tidak bertanya balik.',
        'Saya menulisnya terlalu singkat.',
        'Saya menganggapnya sudah jelas.',
      ],
      'cleared-up': [
        'Saya menelepon alih-alih menulis surel lagi.',
        'Kami duduk bersama dan melihatnya.',
        'Saya minta maaf dan kami mulai lagi.',
      ],
      'new-habit': [
        'Sejak itu di akhir saya ulangi apa yang disepakati.',
        'Sekarang saya tulis siapa mengerjakan apa sampai kapan.',
        'Saya minta dia mengatakannya dengan kata-katanya sendiri.',
      ],
    },
  },
  'hard-to-hear': {
    anchors: {
      '1': 'Tidak ada, atau orang itu yang salah.',
      '3': 'Menerima kritik dan sedikit berubah.',
      '5': 'Kritik nyata, reaksi pertama, memeriksa kebenarannya, perubahan yang terlihat, kembali kepada orangnya.',
    },
    facts: {
      'concrete-criticism': [
        'Atasan bilang saya tidak membiarkan orang selesai bicara.',
        'Katanya laporan saya terlalu panjang.',
        'Katanya tanggal dari saya tidak bisa dipegang.',
      ],
      reaction: [
        'Awalnya saya sakit hati.',
        'Saya perlu memikirkannya semalam.',
        'Pikiran pertama saya, itu tidak adil.',
      ],
      'checked-it': [
        'Saya tanya dua orang lain apakah mereka melihat hal yang sama.',
        'Seminggu saya perhatikan, ternyata benar.',
        'Saya minta contohnya.',
      ],
      'visible-change': [
        'Sejak itu saya menahan diri dulu sebelum bicara.',
        'Laporan saya sekarang satu halaman.',
        'Beberapa bulan kemudian dia bilang sudah lebih baik.',
      ],
    },
  },
  'learned-in-a-hurry': {
    anchors: {
      '1': 'Ikut kursus kalau ditawarkan.',
      '3': 'Belajar hal baru karena perlu; cara dan hasilnya umum.',
      '5': 'Kebutuhan nyata, cara jelas dengan latihan, orang, dan sumber, batasnya disebut, segera dipakai dengan hasil.',
    },
    facts: {
      'real-need': [
        'Rekan saya keluar dan saya harus menggantikan.',
        'Pelanggan menginginkannya dalam dua minggu.',
        'Tidak ada yang tahu di tim.',
      ],
      'way-of-learning': [
        'Saya ikuti satu contoh lalu mencobanya.',
        'Saya minta orang yang tahu mengajari saya sejam.',
        'Saya baca bab awal lalu membuat yang kecil.',
      ],
      'first-use': [
        'Setelah seminggu sudah bisa saya pakai di proyek.',
        'Hari ketiga saya mengerjakan yang pertama sendirian.',
        'Mulanya lambat, tetapi berhasil.',
      ],
      'open-gaps': [
        'Bagian yang sulit masih saya cari dulu.',
        'Yang saya tahu cukup untuk kerja sehari-hari.',
        'Di awal saya membuat kesalahan yang banyak mengajari saya.',
      ],
    },
  },
  'clumsy-until-you-came': {
    anchors: {
      '1': 'Punya gagasan, tetapi tak ada yang mendengar.',
      '3': 'Perbaikan yang dilakukan; akibat atau penerimaannya terbuka.',
      '5': 'Melihatnya, paham sebabnya, mencoba kecil, mengajak yang lain, bisa menunjukkan hasil.',
    },
    facts: {
      'before-state': [
        'Semuanya disalin tangan dari satu daftar ke daftar lain.',
        'Untuk itu harus bertanya kepada tiga orang.',
        'Kami selalu mencari hal yang sama.',
      ],
      'own-change': [
        'Saya membuat templat untuknya.',
        'Saya usulkan tempat tetap dan menyiapkannya.',
        'Saya menulis program kecil yang melakukannya.',
      ],
      'won-others': [
        'Mula-mula saya coba sendiri, lalu saya tunjukkan.',
        'Saya tanya mereka yang mengerjakannya tiap hari.',
        'Atasan setuju dicoba dua minggu.',
      ],
      effect: [
        'Itu menghemat kira-kira dua jam seminggu.',
        'Sekarang hampir tak ada kesalahan.',
        'Sampai hari ini masih begitu caranya.',
      ],
    },
  },
  'quick-or-correct': {
    anchors: {
      '1': 'Selalu benar, atau aturan untuk orang lain.',
      '3': 'Kasus nyata dengan keputusan; harga atau alasannya kabur.',
      '5': 'Menimbang terbuka, menyebut tekanannya, memutuskan dengan alasan, menanggung harganya, memberi tahu yang bersangkutan.',
    },
    facts: {
      pressure: [
        'Pelanggan menunggu dan atasan mendesak.',
        'Jumat malam, semua ingin pulang.',
        'Cara cepat akan menghemat satu jam.',
      ],
      'own-decision': [
        'Saya kerjakan dengan benar meskipun lebih lama.',
        'Saya ambil jalan pintas karena tidak merugikan siapa pun.',
        'Saya menolak menandatanganinya.',
      ],
      price: [
        'Karena itu kami terlambat sehari.',
        'Saya harus menjelaskannya kepada pelanggan.',
        'Satu malam saya habis untuk itu.',
      ],
      openness: [
        'Saya beri tahu atasan apa yang saya lewatkan.',
        'Saya catat bahwa itu masih harus dibereskan.',
        'Setelahnya kami sepakati cara untuk ke depan.',
      ],
    },
  },
  'not-good-enough': {
    anchors: {
      '1': 'Memecat, memindahkan, atau mengerjakannya sendiri.',
      '3': 'Berbicara dan mendukung; harapan atau akhirnya kabur.',
      '5': 'Cepat dan jelas menyebut yang kurang, mencari sebab termasuk dari diri sendiri, langkah dan tanggal, dukungan, akhir yang adil.',
    },
    facts: {
      'clear-expectation': [
        'Saya katakan jelas apa yang saya harapkan dan sampai kapan.',
        'Saya punya contoh tentang yang kurang.',
        'Dia tidak tahu saya belum puas, jadi saya katakan.',
      ],
      'looked-for-cause': [
        'Saya tanya apa yang menghalanginya.',
        'Ternyata belum pernah ada yang mengajarinya.',
        'Sebagian sebabnya, tugas dari saya tidak jelas.',
      ],
      support: [
        'Kami bertemu setengah jam tiap minggu.',
        'Dia didampingi seorang rekan.',
        'Kami sepakati sasaran kecil.',
      ],
      'fair-end': [
        'Setelah tiga bulan berhasil.',
        'Akhirnya kami sepakat pada peran lain.',
        'Kami berpisah, dan dia tahu alasannya.',
      ],
    },
  },
  'half-the-information': {
    anchors: {
      '1': 'Memutuskan dengan perasaan atau tidak sama sekali.',
      '3': 'Memutuskan dengan alasan; yang diketahui tak dipisahkan dari yang diduga.',
      '5': 'Memisahkan yang diketahui dan diduga, mencari bagian yang murah, menimbang apa yang bisa dibatalkan, memutuskan tepat waktu, menilai jujur.',
    },
    facts: {
      'known-and-guessed': [
        'Biayanya saya tahu, tetapi tidak berapa yang akan datang.',
        'Yang harus saya duga, berapa lama waktunya.',
        'Saya tulis mana yang diketahui dan mana yang hanya anggapan.',
      ],
      'cheap-check': [
        'Saya menelepon dua kali supaya tahu sedikit lebih banyak.',
        'Kami coba dulu dalam skala kecil.',
        'Saya tanya orang yang pernah melakukannya.',
      ],
      'can-be-undone': [
        'Itu bisa dibatalkan, jadi saya memutuskan cepat.',
        'Saya sisakan jalan kembali.',
        'Kemungkinan terburuknya masih bisa ditanggung.',
      ],
      outcome: [
        'Ternyata keputusan saya tepat.',
        'Keputusannya salah, dan kami perbaiki setelah sebulan.',
        'Saya akan memutuskan hal yang sama lagi.',
      ],
    },
  },
};
