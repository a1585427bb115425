import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'silent-customer': {
    anchors: {
      '1': 'Menunggu, atau hanya bertanya perlu bantuan atau tidak.',
      '3': 'Menghampiri, menyapa, bertanya; kurang memperhatikan reaksinya.',
      '5': 'Melihat tandanya, membuka dengan yang pas, memberi ruang, bertanya terbuka, tetap terlihat.',
    },
    facts: {
      'eye-contact': [
        'Saya menatapnya dan menyapa.',
        'Pertama senyum dan salam supaya dia tahu saya melihatnya.',
        'Saya bertatapan dulu sebelum mendekat.',
      ],
      'open-question': [
        'Saya tanya apa yang dicari atau untuk apa.',
        'Bukan sekadar bisa saya bantu, saya tanya keperluannya.',
        'Saya bicara sedikit tentang barang yang dilihatnya.',
      ],
      'leaves-room': [
        'Kalau mau melihat sendiri, saya biarkan dan tetap di dekat.',
        'Saya tidak memaksa, saya bilang di mana saya bisa ditemui.',
        'Saya perhatikan apakah dia mau bicara atau tidak.',
      ],
      'takes-along': [
        'Saya antar ke rak, bukan menunjuk.',
        'Kalau tidak tahu saya panggil rekan.',
        'Saya tunjukkan dua barang dan melihat mana yang disukai.',
      ],
    },
  },
  'more-than-the-rules': {
    anchors: {
      '1': 'Kata umum tentang pelanggan adalah raja.',
      '3': 'Kasus nyata dengan kebaikan; alasan dan hasil tipis.',
      '5': 'Melihat kebutuhan di balik permintaan, melakukan yang pas dalam wewenang, tahu hasil dan batasnya.',
    },
    facts: {
      'saw-need': [
        'Saya lihat dia buru-buru karena keretanya.',
        'Dia tidak bilang, tetapi itu untuk pemakaman.',
        'Saya lihat mereka datang jauh sia-sia.',
      ],
      'own-deed': [
        'Saya telepon cabang lain supaya disisihkan.',
        'Saya antarkan sepulang kerja.',
        'Saya tinggal seperempat jam lebih lama untuk membereskannya.',
      ],
      'within-limits': [
        'Saya tanya atasan dulu.',
        'Toko tidak keluar biaya.',
        'Sampai jumlah tertentu boleh saya putuskan sendiri.',
      ],
      outcome: [
        'Dia datang lagi dan mencari saya.',
        'Mereka menulis ulasan yang baik.',
        'Sejak itu dia jadi pelanggan tetap.',
      ],
    },
  },
  'alone-and-three-waiting': {
    anchors: {
      '1': 'Bekerja lebih cepat, atau membiarkan berdering dan diam.',
      '3': 'Satu per satu dengan ramah; tanpa rencana untuk telepon atau bantuan.',
      '5': 'Melihat semuanya, memberi tahu langkah berikut, yang cepat diselipkan, memanggil bantuan, tetap pada yang di depan.',
    },
    facts: {
      'sees-everyone': [
        'Saya mengangguk kepada yang menunggu dan bilang sebentar lagi.',
        'Semua saya tatap supaya tahu saya melihat mereka.',
        'Saya sebut kira-kira berapa lama.',
      ],
      phone: [
        'Saya angkat, bilang akan menelepon balik, dan catat nomornya.',
        'Yang di depan saya lebih dulu daripada telepon.',
        'Saya biarkan berdering sampai pelanggan ini selesai.',
      ],
      'quick-ones': [
        'Kalau ada yang hanya mau bayar, saya tanya yang lain apakah boleh.',
        'Pertanyaan pendek saya jawab di sela.',
        'Saya lihat siapa yang lama dan siapa yang cepat.',
      ],
      'calls-help': [
        'Saya panggil rekan dari belakang.',
        'Ada tanda kalau antrean lebih dari tiga.',
        'Saya minta manajer ikut di kasir.',
      ],
    },
  },
  'customer-out-of-sight': {
    anchors: {
      '1': 'Mengirim jawaban baku atau meneruskan.',
      '3': 'Bertanya dan menyelesaikan; tidak memastikan sudah dipahami.',
      '5': 'Membiarkan bercerita, bertanya bertahap, mengulang dengan kata sendiri, menepati janji mengabari, mencatat untuk yang lain.',
    },
    facts: {
      'lets-talk': [
        'Saya biarkan dia bercerita sampai selesai.',
        'Saya tidak memotong meskipun lama.',
        'Pertama dia perlu mengeluarkan kekesalannya.',
      ],
      'step-by-step': [
        'Saya tanya persis apa yang tampak di layar.',
        'Kami lalui bersama langkah demi langkah.',
        'Saya minta fotonya.',
      ],
      'own-words': [
        'Saya ulangi dengan kata sendiri apa yang saya pahami.',
        'Saya tanya apakah itu benar.',
        'Di akhir saya rangkum yang disepakati.',
      ],
      'keeps-informed': [
        'Saya janji menelepon sebelum jam empat dan saya tepati.',
        'Saya bilang apa yang akan saya lakukan sampai kapan.',
        'Dia dikabari walau belum ada perkembangan.',
      ],
      'wrote-down': [
        'Saya tulis di tiket supaya tak ada yang bertanya lagi.',
        'Saya buat catatan untuk rekan.',
        'Sejak itu ada di daftar masalah yang dikenal.',
      ],
    },
  },
  'angriest-customer': {
    anchors: {
      '1': 'Berdebat, langsung mengalah, atau memanggil atasan.',
      '3': 'Tetap tenang, mendengar, menemukan jalan keluar; tanpa apa yang meredakan marahnya.',
      '5': 'Membiarkan bicara, menyebut marahnya tanpa tersinggung, memisahkan orang dan masalah, menawarkan yang mungkin, memberi batas, menindaklanjuti.',
    },
    facts: {
      'let-speak': [
        'Saya biarkan dia bicara sampai selesai.',
        'Mula-mula saya hanya mendengarkan.',
        'Saya tidak memotong dan menatapnya.',
      ],
      'named-feeling': [
        'Saya bilang saya mengerti mengapa dia kesal.',
        'Saya minta maaf atas kerepotannya.',
        'Saya bilang saya pun akan marah.',
      ],
      'stayed-calm': [
        'Saya tetap tenang dan memelankan suara.',
        'Saya tidak menganggapnya pribadi.',
        'Saya ajak dia ke samping.',
      ],
      solution: [
        'Lalu saya katakan apa yang bisa saya lakukan.',
        'Kami sepakat ditukar.',
        'Saya tawarkan dua jalan dan dia memilih.',
      ],
      limit: [
        'Ketika dia menghina, saya bilang kita tidak bisa terus begini.',
        'Saya beri batas dengan sopan.',
        'Lalu saya panggil manajer.',
      ],
    },
  },
  'rules-do-not-allow': {
    anchors: {
      '1': 'Menunjuk aturan, atau membayar supaya tenang.',
      '3': 'Menjelaskan aturan dengan ramah; tanpa jalan lain.',
      '5': 'Memahami alasan, memeriksa yang mungkin, menjelaskan tanpa bersembunyi di balik aturan, menawarkan hal lain, tahu kapan minta pengecualian.',
    },
    facts: {
      'asks-reason': [
        'Saya tanya dulu apa masalahnya.',
        'Saya ingin tahu mengapa mau dikembalikan.',
        'Sering ada alasan lain di baliknya.',
      ],
      'checks-possible': [
        'Saya lihat apakah ada garansi atau kelonggaran.',
        'Saya periksa struk dan tanggalnya.',
        'Kalau kasus khusus saya tanya manajer.',
      ],
      'explains-kindly': [
        'Saya jelaskan mengapa aturan itu ada.',
        'Saya katakan jelas dan ramah.',
        'Saya tidak cuma bilang tidak boleh, saya jelaskan.',
      ],
      alternative: [
        'Saya tawarkan tukar atau voucer.',
        'Bisa saya bantu perbaikannya.',
        'Saya tunjukkan apa yang bisa sebagai gantinya.',
      ],
    },
  },
  'third-time-this-month': {
    anchors: {
      '1': 'Menangani satu per satu, itu bagian kerja.',
      '3': 'Memberi tahu atasan; tanpa fakta dan tindak lanjut.',
      '5': 'Mengumpulkan kasus, mencari persamaannya, membawa ke yang bisa mengubah dengan usulan, memeriksa apakah berhenti.',
    },
    facts: {
      'collects-cases': [
        'Kasusnya saya catat dengan tanggal dan alasan.',
        'Saya lihat berapa yang mengeluh hal itu.',
        'Kami buat daftar selama dua minggu.',
      ],
      'looks-for-cause': [
        'Ternyata selalu dari pemasok yang sama.',
        'Tandanya menyesatkan.',
        'Hanya terjadi di giliran malam.',
      ],
      'brings-up': [
        'Saya sampaikan di rapat tim dengan usulan.',
        'Saya beri tahu manajer dan tunjukkan daftarnya.',
        'Saya telepon bagian pembelian.',
      ],
      'checks-effect': [
        'Setelah itu hampir tak ada keluhan.',
        'Sebulan kemudian saya lihat lagi.',
        'Dari sepuluh seminggu menjadi satu.',
      ],
    },
  },
  'before-you-offered': {
    anchors: {
      '1': 'Memuji produk.',
      '3': 'Bertanya sedikit dan menyarankan; keberatan atau kecocokan tidak ada.',
      '5': 'Bertanya terbuka tentang pemakaian dan kekhawatiran, menyarankan sedikit dengan alasan, menanggapi keberatan, juga menyarankan jangan, memikirkan sesudahnya.',
    },
    facts: {
      'open-questions': [
        'Saya tanya mau dipakai untuk apa.',
        'Saya ingin tahu apa yang dipunyai sekarang dan apa kurangnya.',
        'Saya tanya siapa yang akan memakai.',
      ],
      'fitting-offer': [
        'Saya tunjukkan dua yang cocok, bukan sepuluh.',
        'Saya sarankan yang lebih murah karena cukup.',
        'Saya jelaskan gunanya, bukan data tekniknya.',
      ],
      objection: [
        'Katanya mahal, jadi saya tanya dibanding apa.',
        'Dia ragu, jadi saya biarkan mencoba.',
        'Keraguannya saya tanggapi sungguh, tidak saya tepis.',
      ],
      'honest-advice': [
        'Saya bilang dia tidak memerlukannya.',
        'Lebih baik tidak menjual daripada salah barang.',
        'Saya arahkan ke toko lain.',
      ],
      'after-sale': [
        'Saya beri nomor kalau ada pertanyaan.',
        'Dia datang lagi dan membeli lebih banyak.',
        'Seminggu kemudian saya tanya apakah semuanya beres.',
      ],
    },
  },
  'after-the-fifth-no': {
    anchors: {
      '1': 'Membaca naskah, atau menganggap penolakan pribadi.',
      '3': 'Pembukaan ramah dan tahan; tidak belajar dari penolakan.',
      '5': 'Pembukaan pendek dan jujur dengan alasan, bertanya, menghormati penolakan, mengubah cara, tahu angkanya, menjaga semangat.',
    },
    facts: {
      'honest-opening': [
        'Saya sebut siapa saya dan mengapa menelepon dalam satu kalimat.',
        'Saya tanya apakah ada waktu dua menit.',
        'Saya mulai dengan yang menyangkut dirinya.',
      ],
      'respects-no': [
        'Tidak yang jelas berarti tidak, lalu saya berterima kasih.',
        'Saya tidak berdebat dengan yang tidak mau.',
        'Saya catat supaya tidak dihubungi lagi.',
      ],
      'changes-approach': [
        'Setelah beberapa penolakan saya coba pembukaan lain.',
        'Saya dengarkan cara rekan saya.',
        'Saya pikirkan di kalimat mana mereka menutup.',
      ],
      'keeps-mood': [
        'Saya istirahat sebentar dan berjalan.',
        'Saya tahu kira-kira satu dari dua puluh setuju.',
        'Saya tidak memasukkannya ke hati.',
      ],
    },
  },
  'below-target': {
    anchors: {
      '1': 'Bekerja lebih saja, atau menjual ke siapa pun.',
      '3': 'Lebih banyak kontak dan usaha; tanpa melihat sebab, batasnya kabur.',
      '5': 'Melihat langkah yang lemah, menanganinya, minta bantuan awal, tanpa janji palsu, jujur tentang hasil.',
    },
    facts: {
      'finds-weak-step': [
        'Saya lihat apakah kontaknya kurang atau penutupannya.',
        'Saya bandingkan dengan bulan-bulan sebelumnya.',
        'Angkanya menunjukkan tindak lanjutnya kurang.',
      ],
      'focused-action': [
        'Saya telepon yang hampir memutuskan.',
        'Saya minta rekomendasi dari pelanggan yang ada.',
        'Sisa bulan saya rencanakan hari demi hari.',
      ],
      'clear-limit': [
        'Saya tidak menjanjikan yang tidak benar.',
        'Saya tidak menjual kepada yang tidak memerlukan.',
        'Pesanan tidak saya geser supaya kelihatan bagus.',
      ],
      'talks-early': [
        'Sejak awal saya beri tahu atasan posisi saya.',
        'Saya tanya rekan yang lebih berhasil.',
        'Di tim kami berbagi yang berhasil.',
      ],
    },
  },
  'system-says-twelve': {
    anchors: {
      '1': 'Mengubah angka di sistem.',
      '3': 'Menghitung lagi, melihat sekitar, melapor; sebabnya terbuka.',
      '5': 'Menghitung, memeriksa tempat, retur, kiriman, penjualan, mengoreksi dengan alasan, melihat pola, mengubah sesuatu.',
    },
    facts: {
      'counts-again': [
        'Pertama saya hitung sendiri lagi.',
        'Saya minta rekan ikut menghitung.',
        'Saya lihat apakah barangnya benar.',
      ],
      'checks-places': [
        'Saya lihat di gudang dan tempat kedua.',
        'Mungkin di retur atau di etalase.',
        'Sering ada yang salah rak.',
      ],
      'checks-papers': [
        'Surat jalan saya bandingkan dengan yang datang.',
        'Saya lihat apakah terjual dengan nomor lain.',
        'Mungkin kiriman terakhir salah dicatat.',
      ],
      'corrects-with-reason': [
        'Stoknya saya koreksi dan saya tulis alasannya.',
        'Saya laporkan kepada manajer.',
        'Masuk daftar selisih.',
      ],
      pattern: [
        'Kalau barang yang sama lagi, mungkin dicuri.',
        'Selalu pemasok yang sama.',
        'Sejak itu kiriman dihitung dua orang.',
      ],
    },
  },
  'till-does-not-balance': {
    anchors: {
      '1': 'Menutup dari kantong sendiri, atau diam.',
      '3': 'Menghitung lagi dan melapor; tanpa mencari sebab.',
      '5': 'Menghitung tenang, memeriksa voucer, pembatalan, kembalian, melapor terbuka, mencatat, tahu cara mencegah.',
    },
    facts: {
      'counts-again': [
        'Semua saya hitung lagi dengan tenang.',
        'Saya minta orang lain ikut menghitung.',
        'Uang kertas dan logam saya hitung terpisah.',
      ],
      'checks-receipts': [
        'Saya periksa pembatalan dan pembayaran kartu.',
        'Mungkin ada voucer atau struk yang kurang.',
        'Saya telusuri jumlah besar hari itu.',
      ],
      'reports-openly': [
        'Saya langsung lapor manajer walau itu salah saya.',
        'Uang sendiri tidak saya masukkan.',
        'Selisihnya saya tulis di buku dan tanda tangani.',
      ],
      avoids: [
        'Kembalian saya hitung keras di tangan.',
        'Uang kertasnya saya biarkan di luar sampai selesai.',
        'Satu mesin kas hanya satu orang.',
      ],
    },
  },
  'could-have-hurt': {
    anchors: {
      '1': 'Tak pernah terjadi, kami hati-hati.',
      '3': 'Melihat bahaya dan menyingkirkannya; tidak dilaporkan, tanpa perubahan.',
      '5': 'Melihat dini, segera menghentikan atau mengamankan, memberi tahu yang hadir dan penanggung jawab, perubahan tetap.',
    },
    facts: {
      noticed: [
        'Saya lihat tangga berdiri di lantai basah.',
        'Pelindung mesinnya tidak ada.',
        'Palet menghalangi pintu darurat.',
      ],
      'acted-at-once': ['Mesinnya segera saya matikan.', 'Tempatnya saya tutup.', 'Saya suruh dia turun.'],
      reported: [
        'Saya laporkan kepada pengawas.',
        'Saya tulis di buku kecelakaan.',
        'Giliran berikutnya saya beri tahu.',
      ],
      'lasting-change': ['Sejak itu ada alas.', 'Daerahnya kami tandai.', 'Semua mendapat pengarahan lagi.'],
    },
  },
  'two-do-not-turn-up': {
    anchors: {
      '1': 'Mengerjakan semua sendiri, atau marah.',
      '3': 'Mencari pengganti dan membagi kerja; tim dan pelanggan kurang dipikirkan.',
      '5': 'Cepat menentukan yang ditinggalkan, menempatkan orang sesuai kekuatan, memberi alasan, menjaga istirahat, bicara dengan keduanya.',
    },
    facts: {
      'drops-tasks': [
        'Saya tentukan apa yang bisa ditinggalkan hari ini.',
        'Satu kasir kami tutup, stok besok saja.',
        'Hanya yang terpenting dikerjakan.',
      ],
      'finds-help': [
        'Saya telepon yang libur dan meminta baik-baik.',
        'Cabang tetangga mengirim orang.',
        'Saya sendiri ikut di lantai.',
      ],
      'talks-to-team': [
        'Semua saya kumpulkan dua menit dan jelaskan caranya.',
        'Saya terus terang bahwa akan berat.',
        'Istirahat tetap saya jaga.',
      ],
      'deals-with-cause': [
        'Esoknya saya bicara dengan mereka satu per satu.',
        'Pertama saya ingin tahu apa yang terjadi.',
        'Cara mengabari ketidakhadiran kami ubah.',
      ],
    },
  },
  'full-house-slow-kitchen': {
    anchors: {
      '1': 'Menghindari meja, atau menyalahkan dapur.',
      '3': 'Minta maaf dan mendesak dapur; tanpa urutan dan perhatian kecil.',
      '5': 'Memberi tahu sebelum ditanya, waktu yang jujur, menjembatani dengan sesuatu, menyepakati urutan dengan tenang, membantu rekan.',
    },
    facts: {
      'informs-first': [
        'Saya ke meja sebelum dipanggil.',
        'Saya jujur bahwa masih lima belas menit.',
        'Saya jelaskan tanpa menyalahkan dapur.',
      ],
      bridges: [
        'Saya bawakan roti atau minuman gratis.',
        'Anak-anak dapat sesuatu lebih dulu.',
        'Saya tawarkan pembuka yang cepat.',
      ],
      'agrees-with-kitchen': [
        'Saya tanya dapur pesanan mana berikutnya.',
        'Dengan tenang saya beri tahu koki meja mana yang pertama.',
        'Pesanan besar saya tahan sepuluh menit.',
      ],
      'helps-colleagues': ['Meja rekan saya bereskan.', 'Ruangannya kami bagi ulang.', 'Sebentar saya bantu membawa.'],
    },
  },
  'from-delivery-to-plate': {
    anchors: {
      '1': 'Semuanya bersih, kelihatan dan tercium.',
      '3': 'Tahu pendinginan dan pembersihan; tanpa angka dan catatan.',
      '5': 'Periksa saat datang, suhu dengan angka, mentah dan matang dipisah, tanggal, tangan, alergen, catatan, dibuang bila ragu.',
    },
    facts: {
      'checks-delivery': [
        'Suhunya saya ukur saat datang.',
        'Tanggal dan kemasan saya lihat, yang tidak baik dikembalikan.',
        'Yang beku langsung masuk pembeku.',
      ],
      temperatures: [
        'Kulkas harus di bawah lima derajat.',
        'Makanan panas dijaga di atas enam puluh derajat.',
        'Suhunya saya catat dua kali sehari.',
      ],
      'raw-and-cooked': [
        'Daging mentah punya talenan dan pisau sendiri.',
        'Mentah di bawah, matang di atas.',
        'Saya cuci tangan setelah memegang ayam mentah.',
      ],
      'dates-and-rotation': [
        'Yang datang dulu keluar dulu.',
        'Tiap wadah ada label tanggal.',
        'Yang lewat tanggal dibuang.',
      ],
      allergens: [
        'Saya tahu isinya dan menanyakan alergi.',
        'Ada daftar alergen tiap hidangan.',
        'Kalau ada yang alergi saya beri tahu dapur langsung.',
      ],
    },
  },
  'not-all-stops': {
    anchors: {
      '1': 'Mengebut, atau membiarkan sisanya.',
      '3': 'Menelepon pengatur dan mengubah urutan; keselamatan atau pelanggan terlewat.',
      '5': 'Memberi tahu awal, mengurutkan menurut mendesaknya, mengabari pelanggan, menjaga istirahat dan kecepatan, mencatat sisanya, usul perbaikan.',
    },
    facts: {
      'calls-early': [
        'Begitu kelihatan, pengatur saya telepon.',
        'Saya tidak menunggu sampai sore.',
        'Saya beri tahu posisi saya dan apa yang tersisa.',
      ],
      reorders: [
        'Urutan tujuannya saya ubah.',
        'Yang berjam tetap atau barang dingin dulu.',
        'Rekan di dekat mengambil dua tujuan.',
      ],
      'informs-customers': [
        'Pelanggan saya telepon bahwa saya terlambat.',
        'Saya beri jam baru.',
        'Jangan ada yang menunggu sia-sia.',
      ],
      'safety-first': [
        'Saya tidak mengebut karena itu.',
        'Waktu mengemudi dan istirahat saya jaga.',
        'Tak ada paket yang sepadan dengan kecelakaan.',
      ],
      'secures-rest': [
        'Yang tersisa dibawa kembali dan dicatat.',
        'Yang tak terkirim saya pindai dengan alasannya.',
        'Barang tidak ditinggal di depan pintu.',
      ],
    },
  },
  'damaged-or-incomplete': {
    anchors: {
      '1': 'Menyerahkan kepada orang lain.',
      '3': 'Melapor dan memesan ulang; bukti, pelanggan, atau sebab terlewat.',
      '5': 'Segera mengamankan bukti, mengabari pelanggan dengan tanggal realistis, mencari pengganti tercepat, menjelaskan tanggung jawab, melihat sebab.',
    },
    facts: {
      'secures-proof': [
        'Saya foto dan minta sopir menandatangani.',
        'Kerusakannya ditulis di surat jalan.',
        'Saya hitung di depan sopir.',
      ],
      'informs-customer': [
        'Pelanggan saya telepon sebelum dia menelepon.',
        'Saya bilang kapan dia menerimanya.',
        'Dia diberi dua pilihan.',
      ],
      replacement: [
        'Saya lihat gudang mana yang masih punya.',
        'Yang kurang dikirim kilat.',
        'Kami ambil dari pesanan lain.',
      ],
      claim: [
        'Saya laporkan ke pengangkut dan asuransi sebelum tenggat.',
        'Klaimnya ke pemasok.',
        'Saya pastikan siapa yang membayar.',
      ],
      cause: [
        'Kemasannya terlalu lemah, jadi kami ganti.',
        'Terjadi saat memuat.',
        'Sejak itu paletnya dibungkus lain.',
      ],
    },
  },
  'machine-stands-still': {
    anchors: {
      '1': 'Mengganti bagian sampai jalan.',
      '3': 'Dari mudah ke sulit dan menemukan kerusakan; sebab di baliknya terbuka.',
      '5': 'Bertanya kepada operator, mengamankan mesin, memeriksa listrik, sinyal, aus secara urut, mengukur, menemukan sebab, menguji, mencatat.',
    },
    facts: {
      'asks-operator': [
        'Saya tanya operator apa yang terjadi sesaat sebelumnya.',
        'Saya minta dia menirukan bunyinya.',
        'Pertama saya tanya apa yang lain dari biasanya.',
      ],
      'simple-first': [
        'Yang mudah dulu: listrik, sekering, tombol darurat.',
        'Saya lihat dan dengar sebelum membongkar.',
        'Lalu saya telusuri dari depan ke belakang.',
      ],
      measures: [
        'Tegangan di motor saya ukur.',
        'Kode kesalahannya saya baca.',
        'Dengan gambarnya saya periksa titik demi titik.',
      ],
      'real-cause': [
        'Bantalannya rusak karena oli tidak sampai.',
        'Sekeringnya hanya akibat, kabelnya yang terkelupas.',
        'Bagiannya rusak karena dipasang miring.',
      ],
      'tests-and-notes': [
        'Sesudahnya saya jalankan setengah jam.',
        'Saya tulis di buku perawatan.',
        'Bagiannya saya pesan juga untuk mesin lain.',
      ],
    },
  },
  'had-to-be-redone': {
    anchors: {
      '1': 'Bahannya atau orang lain yang salah.',
      '3': 'Mengakui dan membetulkan; tak menjadi kebiasaan.',
      '5': 'Andil sendiri disebut, dibetulkan tanpa dalih, sebab dipahami, pemeriksaan tetap sebelum diserahkan.',
    },
    facts: {
      'own-share': ['Saya salah mengukur.', 'Saya terburu-buru dan tidak melihat gambar lagi.', 'Itu kesalahan saya.'],
      'put-right': [
        'Esoknya saya datang dan mengerjakannya lagi.',
        'Pelanggan saya beri tahu sendiri.',
        'Saya tinggal sampai benar.',
      ],
      cause: ['Gambarnya sudah lama.', 'Saya mengira sudah rata.', 'Saya belum mengujinya dengan beban.'],
      'check-since': [
        'Sejak itu saya ukur dua kali.',
        'Sebelum pergi saya periksa bersama pelanggan.',
        'Saya punya daftar pendek untuk akhir.',
      ],
    },
  },
  'before-you-reach-in': {
    anchors: {
      '1': 'Hati-hati, atau mematikannya.',
      '3': 'Mematikan dan memakai pelindung; mengunci dan memeriksa terlewat.',
      '5': 'Mematikan, mengunci, memastikan tak bertegangan, memperhatikan sisa energi, memberi tahu orang, pelindung, serah kembali rapi.',
    },
    facts: {
      'switch-off-and-lock': [
        'Saya matikan dan pasang gembok di sakelar utama.',
        'Stekernya saya cabut dan saya gantungi tanda.',
        'Dikunci supaya tak ada yang menyalakan.',
      ],
      'check-dead': [
        'Saya ukur apakah benar tak ada tegangan.',
        'Saya coba nyalakan sekali untuk memastikan.',
        'Alat ujinya saya uji dulu.',
      ],
      'stored-energy': [
        'Tekanan di pipa dikeluarkan.',
        'Bagian yang terangkat saya ganjal supaya tidak jatuh.',
        'Saya tunggu sampai semua berhenti dan dingin.',
      ],
      'informs-others': [
        'Semua yang bekerja di sana saya beri tahu.',
        'Daerahnya ditutup.',
        'Sebelum dinyalakan saya lihat apakah semua sudah menjauh.',
      ],
      protection: [
        'Saya pakai sarung tangan, kacamata, dan sepatu keselamatan.',
        'Perkakas saya berisolasi.',
        'Tanpa cincin dan lengan longgar di mesin.',
      ],
    },
  },
  'does-not-want-it': {
    anchors: {
      '1': 'Membujuk atau tetap melakukannya.',
      '3': 'Bicara ramah dan mencoba lagi; alasan dan catatan tidak ada.',
      '5': 'Menanyakan alasan, menghormati kehendak, mencoba cara, waktu, atau orang lain, tahu batas dan bahaya, memberi tahu dan mencatat.',
    },
    facts: {
      'asks-reason': [
        'Saya tanya mengapa, mungkin sakit atau takut.',
        'Saya coba cari tahu apa di baliknya.',
        'Sering kali karena malu.',
      ],
      'respects-will': [
        'Tak ada yang dipaksa.',
        'Itu haknya untuk menolak.',
        'Saya terima dan jelaskan apa akibatnya.',
      ],
      'other-way': [
        'Setengah jam kemudian saya datang lagi.',
        'Rekan saya mencoba, kadang lebih cocok.',
        'Saya biarkan dia memilih, wajah dulu atau tangan dulu.',
      ],
      'informs-and-records': [
        'Saya catat dan beri tahu perawat penanggung jawab.',
        'Kalau obat penting, dokter harus tahu.',
        'Disampaikan saat serah terima.',
      ],
    },
  },
  'not-as-usual': {
    anchors: {
      '1': 'Sudah terasa saja.',
      '3': 'Melihat perubahan dan memberi tahu; rinciannya kabur.',
      '5': 'Menggambarkan perubahan dengan tepat, membandingkan dengan sebelumnya, mengukur yang boleh, memberi tahu orang yang tepat segera, mencatat.',
    },
    facts: {
      'exact-change': [
        'Sarapannya tidak habis, padahal biasanya selalu.',
        'Bicaranya tidak jelas dan satu sudut mulutnya turun.',
        'Anak itu lebih diam dari biasa dan badannya panas.',
      ],
      measured: ['Suhu dan nadinya saya ukur.', 'Tekanan darahnya saya ukur.', 'Saya lihat berapa banyak dia minum.'],
      'told-right-person': [
        'Perawat penanggung jawab langsung saya panggil.',
        'Nomor darurat saya telepon.',
        'Dokter saya beri tahu apa yang saya lihat dan sejak kapan.',
      ],
      recorded: [
        'Saya tulis dengan jamnya.',
        'Masuk berkas dan serah terima.',
        'Giliran berikutnya saya minta memperhatikan.',
      ],
    },
  },
};
