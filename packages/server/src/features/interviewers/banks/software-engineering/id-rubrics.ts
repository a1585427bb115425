import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'built-it-yourself': {
    anchors: {
      '1': 'Menyebut alat, tetapi tidak tahu apa yang terjadi antara klik dan jawaban.',
      '3': 'Mengikuti permintaan lewat bagian utama, ada lubang di satu lapis, misalnya penyimpanan atau kesalahan.',
      '5': 'Mengikuti satu klik nyata lewat peramban, jaringan, peladen, dan penyimpanan, apa yang terjadi bila gagal, dan mengapa begitu.',
    },
    facts: {
      'request-path': [
        'Peramban mengirim permintaan ke server dan server menjawab dengan data.',
        'Klik memanggil API, lalu backend menanganinya.',
        'Formulir dikirim ke endpoint di server saya.',
      ],
      'stored-data': [
        'Datanya disimpan di tabel basis data.',
        'Server membaca catatan dari basis data lalu mengirimnya.',
        'Saya simpan di tabel dan mencarinya dengan id.',
      ],
      'error-path': [
        'Kalau gagal, pengguna melihat pesan kesalahan.',
        'Kesalahannya saya tangkap dan saya tampilkan apa yang salah.',
        'Bila panggilan gagal, halaman memberi tahu dan bisa dicoba lagi.',
      ],
      'reason-for-choice': [
        'Saya pilih karena itu cara paling sederhana yang berjalan.',
        'Saya buat begitu supaya mudah diubah.',
        'Saya coba cara lain dulu, tetapi ada batasnya.',
      ],
    },
  },
  'decision-to-defend': {
    anchors: {
      '1': 'Menyebut teknologi yang dipakai; tanpa keputusan sendiri, tanpa pilihan lain.',
      '3': 'Satu keputusan nyata dengan alasan dan pilihan lain, sedikit tentang harganya kemudian.',
      '5': 'Keputusan, pilihan lain, kebutuhan yang menentukan, kejadian sesudahnya, dan pengakuan jujur tentang yang akan diubah.',
    },
    facts: {
      alternative: [
        'Kami juga menimbang cara lain dan tidak memilihnya.',
        'Pilihan lainnya, memecahnya menjadi beberapa layanan.',
        'Saya bandingkan dua tiga pilihan sebelum memutuskan.',
      ],
      'driving-need': [
        'Yang menentukan, waktu kami sedikit dan timnya kecil.',
        'Kami perlu menampung beban lebih besar, itu alasannya.',
        'Yang terpenting, mudah dioperasikan.',
      ],
      'cost-later': [
        'Kemudian ternyata keliru karena tiap perubahan jadi lama.',
        'Kelemahannya muncul setahun kemudian saat pemeliharaan.',
        'Itu menjadi penghambat dan banyak memakan kerja.',
      ],
      'own-judgement': [
        'Sekarang saya akan melakukannya secara lain.',
        'Dengan yang saya tahu kini, keputusan itu saya tarik.',
        'Saya masih membelanya karena mencegah masalah lebih besar.',
      ],
    },
  },
  'ten-times-load': {
    anchors: {
      '1': 'Menambah server tanpa tahu batasnya di mana.',
      '3': 'Menyebut penghambat yang masuk akal seperti basis data dan obatnya, tanpa mengukur.',
      '5': 'Menyebut batas pertama dengan angka, mengujinya dengan beban, tahu apa yang ditolak atau diantrekan, memasang alarm sebelum batas.',
    },
    facts: {
      'first-bottleneck': [
        'Yang pertama menyerah adalah basis data.',
        'Koneksi basis data yang pertama habis.',
        'Penghambatnya layanan yang dilewati semua.',
      ],
      'load-test': [
        'Saya jalankan uji beban pada salinan sistem.',
        'Kami tirukan lalu lintasnya lebih dulu dan melihat di mana melambat.',
        'Saya ukur berapa permintaan sampai rusak.',
      ],
      'cache-or-queue': [
        'Saya pasang cache di depannya.',
        'Pekerjaan yang tidak harus seketika masuk antrean.',
        'Hasil yang sering diminta kami simpan supaya basis data tidak ditanya terus.',
      ],
      'shed-load': [
        'Lebih baik menolak sebagian permintaan daripada semuanya mati.',
        'Dengan pembatasan, permintaan penting tetap lolos.',
        'Fitur yang kurang penting dimatikan dulu.',
      ],
      'early-warning': [
        'Ada peringatan sebelum batas tercapai.',
        'Saya amati waktu tanggap dan panjang antrean.',
        'Kami punya dasbor dengan peringatan pada tujuh puluh persen.',
      ],
    },
  },
  'changing-an-interface': {
    anchors: {
      '1': 'Mengubah lalu memberi tahu, atau tak pernah memikirkan pemanggilnya.',
      '3': 'Versi lama dan baru berdampingan sebentar, tetapi perpindahan dan akhirnya kabur.',
      '5': 'Menambah sebelum membuang, mengukur siapa yang masih memakai, memberi tanggal dan bantuan, menguji kontrak, membuang ketika tak ada lagi.',
    },
    facts: {
      'both-versions': [
        'Untuk sementara versi lama dan baru berjalan berdampingan.',
        'Bidang baru saya tambahkan dulu, yang lama saya biarkan.',
        'API diberi versi supaya pemanggil lama tetap jalan.',
      ],
      'knows-callers': [
        'Saya lihat log untuk tahu siapa yang masih memanggil yang lama.',
        'Kami ukur berapa lalu lintas versi lama.',
        'Pertama saya cari tahu klien mana yang memakainya.',
      ],
      announcement: [
        'Perubahan kami umumkan jauh hari dengan tanggal akhir versi lama.',
        'Pelanggan diberi tahu berbulan sebelumnya beserta panduan pindah.',
        'Saya bicara dengan tiap tim yang memakainya.',
      ],
      'contract-test': [
        'Uji kontrak menunjukkan apakah klien lama masih jalan.',
        'Ada uji yang memanggil API seperti cara pemakainya.',
        'Uji gagal begitu ada yang merusak format yang disepakati.',
      ],
    },
  },
  'unreliable-neighbour': {
    anchors: {
      '1': 'Menunggu, menampilkan kesalahan, atau menyalahkan layanan lain.',
      '3': 'Batas waktu dan coba ulang, tanpa menyebut apa yang tak boleh diulang atau apa yang dilihat pengguna.',
      '5': 'Batas waktu pendek, coba ulang terbatas dengan jeda makin panjang, pengulangan aman, cadangan yang berguna, cara berhenti memanggil.',
    },
    facts: {
      timeout: [
        'Tiap panggilan diberi batas waktu supaya tidak menunggu terus.',
        'Setelah dua detik saya berhenti menunggu.',
        'Kami tetapkan batas singkat lamanya permintaan.',
      ],
      'careful-retry': [
        'Saya coba lagi beberapa kali dengan jeda makin panjang.',
        'Kami ulangi dengan jeda supaya tidak memperburuk.',
        'Hanya panggilan yang aman diulang yang dicoba lagi.',
      ],
      fallback: [
        'Kalau mati, kami tampilkan data terakhir yang diketahui.',
        'Pengguna tetap bisa bekerja, sisanya dikerjakan nanti dari antrean.',
        'Ada cadangan, halaman tetap jalan tanpa bagian itu.',
      ],
      'circuit-breaker': [
        'Circuit breaker berhenti memanggil bila terlalu sering gagal.',
        'Setelah beberapa kegagalan kami biarkan semenit.',
        'Kami berhenti mengirim sampai pulih.',
      ],
    },
  },
  'what-proved-the-cause': {
    anchors: {
      '1': 'Tak ada kesalahan nyata, atau mencoba-coba sampai hilang.',
      '3': 'Kesalahan nyata dan langkah masuk akal, tanpa apa yang disingkirkan atau bagaimana sebabnya dibuktikan.',
      '5': 'Kecurigaan pertama dan mengapa salah, percobaan yang menyingkirkan, sebab dibuktikan dengan memunculkan dan menghilangkannya, penjaga supaya tidak kembali.',
    },
    facts: {
      'wrong-suspicion': [
        'Mula-mula saya kira basis data, ternyata bukan.',
        'Kecurigaan pertama saya salah.',
        'Kami semua mengira rilis terakhir penyebabnya.',
      ],
      reproduced: [
        'Saya berhasil memunculkannya di komputer sendiri.',
        'Setelah bisa dimunculkan sesuka hati, mudah ditemukan.',
        'Saya tulis skrip kecil yang selalu memicunya.',
      ],
      'ruled-out': [
        'Saya matikan bagian satu per satu untuk melihat apakah masih terjadi.',
        'Dengan menelusuri riwayat, saya temukan perubahan penyebabnya.',
        'Log menunjukkan permintaan sudah sampai, jadi bukan jaringan.',
      ],
      'root-cause': [
        'Sebab sebenarnya, dua proses menulis bersamaan.',
        'Akhirnya ternyata setelan di server itu berbeda.',
        'Sebabnya anggapan keliru tentang zona waktu.',
      ],
      'guard-against-return': [
        'Saya tambahkan uji yang gagal bila itu kembali.',
        'Sejak itu ada pemeriksaan di pipeline.',
        'Sekarang ada alarm untuk hal itu.',
      ],
    },
  },
  'failed-in-production': {
    anchors: {
      '1': 'Tak pernah ada yang gagal, atau ceritanya tentang siapa yang salah.',
      '3': 'Menemukan dan memperbaiki bersama tim; sedikit tentang pemberitahuan dan perubahan.',
      '5': 'Membatasi kerusakan dulu, memberi tahu yang terkena, lalu mencari sebab, menuliskan tanpa menyalahkan, menyebut perubahannya.',
    },
    facts: {
      'limited-damage': [
        'Pertama saya kembalikan ke versi sebelumnya.',
        'Fitur baru langsung kami matikan.',
        'Yang penting jalan lagi, sebabnya belakangan.',
      ],
      informed: [
        'Saya beri tahu tim dan layanan pelanggan apa yang terjadi.',
        'Kami pasang pemberitahuan di halaman status.',
        'Satu orang mengabari pelanggan sementara saya mencari.',
      ],
      'looked-at-data': [
        'Saya lihat log dan grafik kapan mulainya.',
        'Grafik menunjukkan kesalahan naik tepat setelah rilis.',
        'Saya periksa apa yang berubah sesaat sebelumnya.',
      ],
      'written-review': [
        'Setelahnya kami tulis apa yang terjadi dan mengapa.',
        'Kami tinjau tanpa menyalahkan siapa pun.',
        'Ada laporan kejadian bersama seluruh tim.',
      ],
      'lasting-change': [
        'Sejak itu rilis ke sedikit pengguna dulu.',
        'Kami tambah peringatan supaya lebih cepat tahu.',
        'Sekarang ada pemeriksaan yang mencegah perubahan begitu.',
      ],
    },
  },
  'ten-times-slower': {
    anchors: {
      '1': 'Menebak sebab, atau menambah mesin atau cache.',
      '3': 'Melihat log atau profiler dan menemukan sebab masuk akal, tanpa memecah waktunya.',
      '5': 'Memecah sepuluh detik, membandingkan dengan dulu, menemukan bagian yang membesar, mengubah satu hal, mengukur lagi.',
    },
    facts: {
      'measure-first': [
        'Pertama saya ukur ke mana waktunya habis.',
        'Saya lihat dengan profiler bagian mana yang paling lama.',
        'Tab jaringan menunjukkan server atau peramban.',
      ],
      'what-changed': [
        'Selalu ada yang berubah, misalnya jumlah data.',
        'Saya bandingkan dengan hari ketika masih cepat.',
        'Saya periksa rilis, setelan, dan pertumbuhan data sejak itu.',
      ],
      'database-share': [
        'Sering kali kueri tanpa indeks.',
        'Halamannya membuat ratusan kueri kecil, bukan satu.',
        'Saya lihat log kueri lambat.',
      ],
      'verify-fix': [
        'Setelah diubah saya ukur lagi untuk memastikan.',
        'Saya ubah satu hal lalu bandingkan.',
        'Dari sepuluh detik menjadi kurang dari satu.',
      ],
    },
  },
  'tested-and-untested': {
    anchors: {
      '1': 'Mengeklik saja, atau pengujian urusan orang lain.',
      '3': 'Menulis uji unit jalur utama; tanpa alasan untuk yang ditinggalkan.',
      '5': 'Uji di tempat yang menyakitkan bila gagal, tingkat dipilih dengan alasan, yang ditinggalkan dan risikonya disebut, tahu apa yang lolos.',
    },
    facts: {
      'test-levels': [
        'Aturannya saya uji dengan uji unit, jalur utama dengan beberapa uji ujung ke ujung.',
        'Logikanya tertutup uji unit, penyambungannya dengan beberapa uji lambat.',
        'Satu uji lewat peramban, sisanya diuji di bawah.',
      ],
      'risk-first': [
        'Saya uji paling banyak di tempat kesalahan berarti uang.',
        'Yang penting tidak ada tagihan ganda, jadi itu diuji paling baik.',
        'Saya tanya apa yang paling merugikan kalau rusak.',
      ],
      'left-out': [
        'Tata letaknya sengaja tidak saya uji.',
        'Halaman admin tidak kami uji karena hanya dua orang yang memakai.',
        'Bagian itu hanya saya lihat dengan mata.',
      ],
      'edge-cases': [
        'Saya uji juga masukan kosong dan yang sangat panjang.',
        'Kasus aneh diuji, misalnya tanggal salah atau nilai hilang.',
        'Saya uji juga bila layanan lain gagal.',
      ],
      'slipped-through': [
        'Satu bug tetap lolos, lalu saya tambahkan ujinya.',
        'Pelanggan menemukan kasus yang tak terpikir oleh kami.',
        'Kemudian muncul kesalahan yang tak terlihat oleh uji kami.',
      ],
    },
  },
  'review-that-changed-code': {
    anchors: {
      '1': 'Bicara format, atau bilang tinjauan hanya membuang waktu.',
      '3': 'Komentar nyata dengan perubahan masuk akal, tetapi di permukaan.',
      '5': 'Komentar yang membuka anggapan salah atau risiko, cara menyampaikannya supaya didengar, dan hasilnya.',
    },
    facts: {
      substance: [
        'Komentarnya menunjukkan kasus yang tak terpikir oleh saya.',
        'Peninjau melihat dua permintaan bisa bertabrakan.',
        'Isinya tentang susunan, bukan gaya.',
      ],
      'change-in-code': [
        'Bagian itu saya tulis ulang menjadi separuhnya.',
        'Logikanya kami pindahkan ke satu tempat.',
        'Setelah itu fungsinya saya pecah dan saya beri nama yang tepat.',
      ],
      tone: [
        'Saya bertanya alih-alih bilang itu salah.',
        'Saya jelaskan alasannya dan usulkan pilihan lain.',
        'Awalnya saya kesal, lalu saya sadar itu benar.',
      ],
      habit: [
        'Sejak itu saya perhatikan hal itu di tiap tinjauan.',
        'Perubahan saya buat kecil supaya mudah ditinjau.',
        'Sekarang saya tinjau sendiri sebelum meminta orang.',
      ],
    },
  },
  'old-code-must-run': {
    anchors: {
      '1': 'Menulis ulang dari nol, atau menghindarinya.',
      '3': 'Menambah uji dan merapikan sedikit-sedikit, tanpa di mana dan mengapa.',
      '5': 'Mempelajari pemakaian nyata, mengunci perilaku dengan uji di tempat yang berubah, langkah kecil yang bisa dirilis, membiarkan yang tak perlu.',
    },
    facts: {
      'pin-behaviour': [
        'Pertama saya tulis uji yang merekam perilakunya hari ini.',
        'Perilaku sekarang saya kunci sebelum mengubah.',
        'Kami bandingkan hasil lama dan baru pada data nyata.',
      ],
      'small-steps': [
        'Saya ubah dengan langkah kecil dan rilis tiap langkah.',
        'Sepotong demi sepotong bagian lama diganti.',
        'Tiap langkah bisa dibatalkan bila keliru.',
      ],
      'where-it-hurts': [
        'Saya mulai di tempat yang paling sering berubah.',
        'Bagian yang tak disentuh siapa pun saya biarkan.',
        'Saya lihat berkas mana yang paling banyak bugnya.',
      ],
      'learn-first': [
        'Saya bicara dengan orang yang lama mengerjakannya.',
        'Saya baca log untuk tahu apa yang benar-benar dipakai.',
        'Mula-mula saya coba paham mengapa dibuat begitu.',
      ],
    },
  },
  'a-third-of-the-tests': {
    anchors: {
      '1': 'Menguji lebih cepat atau lembur, atau membiarkan orang lain memilih.',
      '3': 'Fungsi utama dulu, tanpa melihat apa yang berubah atau memberi tahu apa yang kurang.',
      '5': 'Memilih menurut perubahan, kerugian, dan kesalahan lama, terbuka tentang yang tak diuji, keputusan di tangan penanggung jawab, mengawasi sesudah rilis.',
    },
    facts: {
      'by-change': [
        'Saya lihat apa yang diubah dan itu dulu yang diuji.',
        'Bagian yang tak disentuh bisa menunggu.',
        'Saya tanya pengembang bagian mana yang mereka ragukan.',
      ],
      'by-damage': [
        'Yang paling merugikan pelanggan diuji lebih dulu.',
        'Pembayaran dan login selalu pertama.',
        'Saya timbang seberapa mungkin dan seberapa parah kesalahannya.',
      ],
      'says-openly': [
        'Yang tidak diuji saya tulis dan saya beri tahu pemilik produk.',
        'Semua harus tahu risiko apa yang diambil.',
        'Rilis atau tidak diputuskan penanggung jawab berdasarkan daftar saya.',
      ],
      'after-release': [
        'Setelah rilis sisanya saya uji.',
        'Hari pertama kami amati tingkat kesalahan.',
        'Ada jalan kembali kalau muncul sesuatu.',
      ],
    },
  },
  'changing-a-live-table': {
    anchors: {
      '1': 'Satu perintah di malam hari, atau tak tahu apa bahayanya.',
      '3': 'Migrasi dengan cadangan dan percobaan, tanpa kunci tabel atau kode lama dan baru bersamaan.',
      '5': 'Menambah bentuk baru, mengisi bertahap, kode menulis keduanya, pindah membaca, membuang yang lama di akhir; paham kunci dan punya jalan kembali.',
    },
    facts: {
      'expand-then-contract': [
        'Kolom baru saya tambah dulu, yang lama dihapus di akhir.',
        'Untuk sementara kode menulis ke kolom lama dan baru.',
        'Dilakukan dalam beberapa rilis, bukan sekali.',
      ],
      batches: [
        'Baris lama diisi sedikit demi sedikit.',
        'Saya salin beberapa ribu baris sekali supaya tak ada yang terhambat.',
        'Tugas di belakang layar memindahkannya perlahan.',
      ],
      locks: [
        'Harus tahu perubahan mana yang mengunci tabel.',
        'Bahayanya, satu perintah menahan semua orang bermenit-menit.',
        'Saya pasang batas tunggu kunci supaya menyerah, bukan menahan.',
      ],
      'way-back': [
        'Ada cadangan, dan pemulihannya sudah saya coba.',
        'Tiap langkah bisa dikembalikan.',
        'Sebelumnya saya coba pada salinan data nyata.',
      ],
    },
  },
  'slow-query': {
    anchors: {
      '1': 'Menambah indeks karena kebiasaan, atau memindahkan masalah ke cache.',
      '3': 'Melihat rencana dan menambah indeks yang cocok, sedikit tentang mengapa menolong.',
      '5': 'Membaca rencana dengan data nyata, menjelaskan mengapa dipilih, mengubah dengan harganya, mengukur lagi.',
    },
    facts: {
      'read-plan': [
        'Saya lihat rencana eksekusinya dengan explain.',
        'Rencananya menunjukkan seluruh tabel dibaca.',
        'Dengan explain analyze saya lihat ke mana waktunya.',
      ],
      index: [
        'Indeks pada dua kolom itu menyelesaikannya.',
        'Indeksnya ada, tetapi tak terpakai karena fungsi pada kolomnya.',
        'Saya buat indeks yang cocok dengan saringan dan urutannya.',
      ],
      'rewrite-query': [
        'Kuerinya saya tulis ulang supaya membaca jauh lebih sedikit baris.',
        'Alih-alih satu kueri tiap baris, kini satu untuk semua.',
        'Kami ambil kolom yang perlu saja.',
      ],
      'price-of-it': [
        'Tiap indeks membuat penulisan lebih lambat.',
        'Harganya, penyimpanan bertambah dan penambahan melambat.',
        'Saya periksa bahwa yang lain tidak jadi lambat.',
      ],
      measured: [
        'Dari tiga puluh detik menjadi kurang dari satu.',
        'Saya ukur sebelum dan sesudah pada data nyata.',
        'Menjadi seratus kali lebih cepat.',
      ],
    },
  },
  'same-record-same-second': {
    anchors: {
      '1': 'Tak akan terjadi, atau yang terakhir menang tanpa ada yang tahu.',
      '3': 'Menyebut transaksi atau kunci, tanpa kasus yang tak terlindungi.',
      '5': 'Menyebut kehilangan yang bisa terjadi, memilih pemeriksaan versi, kunci, atau batasan dengan alasan, apa yang dilihat orang kedua, dan sudah diuji.',
    },
    facts: {
      'version-check': [
        'Tiap catatan punya nomor versi, versi usang ditolak.',
        'Dengan kunci optimistis, yang kedua mendapat konflik.',
        'Pembaruan hanya berhasil bila tak ada yang mengubah di antaranya.',
      ],
      transaction: [
        'Kedua langkah terjadi dalam satu transaksi.',
        'Barisnya saya kunci selama saya ubah.',
        'Basis data memastikan mereka bergiliran.',
      ],
      constraint: [
        'Batasan unik di basis data menentukan siapa yang menang.',
        'Saya tidak memeriksa dulu baru menulis, basis data yang memeriksa.',
        'Aturannya ada di basis data, bukan hanya di kode.',
      ],
      'second-person': [
        'Orang kedua diberi tahu bahwa orang lain sudah mengubahnya.',
        'Kedua versi ditampilkan dan bisa dipilih.',
        'Pengguna harus memuat ulang dan memutuskan.',
      ],
      'tested-it': [
        'Saya tulis uji dengan dua utas bersamaan.',
        'Saya coba dengan banyak permintaan paralel.',
        'Ada uji yang menjalankan kedua pembaruan sekaligus.',
      ],
    },
  },
  'form-for-strangers': {
    anchors: {
      '1': 'Bidang wajib dan captcha; mengandalkan kerangka kerja.',
      '3': 'Menyebut injeksi dan memeriksa di server, tetapi berkas, hak, atau batas terlewat.',
      '5': 'Menelusuri teks, berkas, hak, batas, penyimpanan; semuanya dianggap jahat di server; tahu apa yang dicatat dan siapa yang melihat.',
    },
    facts: {
      'server-side-checks': [
        'Semuanya diperiksa lagi di server.',
        'Saya tak pernah percaya yang datang dari peramban.',
        'Pemeriksaan di peramban hanya demi kenyamanan.',
      ],
      injection: [
        'Dengan prepared statement tak ada yang bisa menyisipkan SQL.',
        'Teks diloloskan sebelum ditampilkan, melawan cross-site scripting.',
        'Saya pastikan masukan tak pernah dijalankan sebagai kode.',
      ],
      'file-upload': [
        'Ukuran dan jenis berkas saya batasi dan isi aslinya diperiksa.',
        'Berkas disimpan di luar folder web dengan nama baru.',
        'Berkas dipindai virusnya dan tak pernah dijalankan.',
      ],
      limits: [
        'Pembatasan mencegah orang mengirim ribuan.',
        'Tiap bidang punya panjang maksimum.',
        'Melawan bot, permintaan saya batasi per alamat.',
      ],
      'personal-data': [
        'Hanya yang memerlukan yang bisa melihat datanya.',
        'Kami simpan sesedikit mungkin dan hapus setelah beberapa waktu.',
        'Hal pribadi tidak boleh muncul di log.',
      ],
    },
  },
  'way-of-a-password': {
    anchors: {
      '1': 'Di kode, di obrolan, atau tidak tahu.',
      '3': 'Variabel lingkungan atau penyimpan rahasia, tanpa siapa yang bisa membaca atau cara menggantinya.',
      '5': 'Tahu seluruh jalannya, orang dan program yang bisa membaca, cara ganti, tindakan setelah bocor, dan apa yang masih lemah.',
    },
    facts: {
      'secret-store': [
        'Rahasianya di vault dan diserahkan saat program mulai.',
        'Kata sandi kami simpan di pengelola rahasia, bukan di repositori.',
        'Masuk sebagai variabel lingkungan dari penyimpan rahasia.',
      ],
      'least-access': [
        'Hanya dua orang dan proses rilis yang bisa membacanya.',
        'Tiap layanan punya akun sendiri dengan hak seperlunya.',
        'Pengembang tidak punya kata sandi produksi.',
      ],
      rotation: [
        'Kunci diganti tiap beberapa bulan.',
        'Kunci bisa diganti tanpa henti karena dua berlaku sementara.',
        'Kalau ada yang keluar, kuncinya diganti.',
      ],
      'leak-plan': [
        'Kalau bocor, langsung dicabut dan kami lihat siapa yang memakainya.',
        'Pemindai menghentikan commit yang berisi kunci.',
        'Pernah ada kunci di repositori, kami ganti dan bersihkan.',
      ],
    },
  },
  'laptop-to-user': {
    anchors: {
      '1': 'Menyalin berkas, atau orang lain yang melakukan.',
      '3': 'Pipeline dengan build, uji, rilis, tanpa titik lemahnya.',
      '5': 'Jalan nyata dengan waktu, langkah aman ke sedikit pengguna, jalan kembali yang sudah dicoba, perbaikan sendiri.',
    },
    facts: {
      'automatic-checks': [
        'Pipeline membangun dan menjalankan semua uji.',
        'Tak ada yang bisa digabung kecuali pemeriksaannya lulus.',
        'Setelah dikirim, ujinya berjalan sendiri.',
      ],
      'gradual-release': [
        'Mula-mula hanya sedikit pengguna mendapat versi baru.',
        'Ke lingkungan uji dulu, lalu bertahap ke semua.',
        'Fiturnya di balik sakelar.',
      ],
      'way-back': [
        'Dengan satu perintah kami kembali ke versi sebelumnya.',
        'Mengembalikan butuh dua menit.',
        'Kami sudah berlatih kembali.',
      ],
      'weak-step': [
        'Yang membuat saya khawatir migrasi basis datanya.',
        'Langkah tangannya menyalin konfigurasi, pernah keliru.',
        'Ujinya empat puluh menit, jadi orang melewatinya.',
      ],
      improvement: [
        'Build saya persingkat dari tiga puluh menit menjadi delapan.',
        'Langkah yang dikerjakan tangan saya otomatiskan.',
        'Sejak perubahan saya, kami rilis tiap hari.',
      ],
    },
  },
  'rebuild-it-tomorrow': {
    anchors: {
      '1': 'Disiapkan tangan di konsol, paling banyak catatan.',
      '3': 'Ditulis sebagai kode di repositori; keadaan, rahasia, dan data terbuka.',
      '5': 'Semua sebagai kode dengan tinjauan, keadaan dan rahasia diurus, perbedaan ditemukan, pemulihan dilatih, biaya terlihat.',
    },
    facts: {
      'as-code': [
        'Semuanya ditulis sebagai kode dan disimpan di git.',
        'Tak ada yang mengeklik di konsol, perubahan lewat repositori.',
        'Infrastrukturnya ditulis di berkas yang ditinjau.',
      ],
      drift: [
        'Ada tugas yang memberi tahu bila kenyataan berbeda dari kode.',
        'Kami bandingkan berkala yang ada dengan yang ditulis.',
        'Perubahan tangan ditimpa pada jalan berikutnya.',
      ],
      rehearsed: [
        'Pernah kami bangun lagi di akun baru untuk melihat yang kurang.',
        'Dua kali setahun kami berlatih memulihkan.',
        'Lingkungan uji dibuat dari kode yang sama tiap minggu.',
      ],
      'data-and-secrets': [
        'Cadangan disimpan di tempat lain dan dicoba dipulihkan.',
        'Datanya yang sulit, mesin mudah dibuat lagi.',
        'Rahasia dan berkas keadaan disimpan terpisah dan dilindungi.',
      ],
    },
  },
  'signals-you-watch': {
    anchors: {
      '1': 'Pengguna menelepon, atau ada alat yang dilihat orang lain.',
      '3': 'Angka biasa seperti beban prosesor dan kesalahan, tanpa tindak lanjut.',
      '5': 'Sedikit sinyal dekat pengguna, masing-masing dengan nilai dan tindakan; menghapus alarm yang sia-sia; bisa bercerita.',
    },
    facts: {
      'user-facing-signal': [
        'Saya amati bagian permintaan yang gagal dan lamanya.',
        'Waktu tanggap yang dirasakan pengguna saya lihat pertama.',
        'Jumlah pesanan selesai per menit paling banyak bercerita.',
      ],
      threshold: [
        'Kalau lebih dari satu persen gagal, ada yang dipanggil.',
        'Di atas setengah detik muncul peringatan.',
        'Kami sepakati sasaran, alarmnya mengacu ke situ.',
      ],
      action: [
        'Lalu saya lihat rilis terakhir dan kembalikan bila ragu.',
        'Untuk tiap alarm ada halaman tentang apa yang harus dilakukan.',
        'Kalau antrean memanjang, saya tambah pekerja.',
      ],
      'fewer-alarms': [
        'Alarm yang tak ditanggapi kami hapus.',
        'Peringatannya terlalu banyak, jadi kami simpan yang penting.',
        'Alarm tanpa tindakan dibuang.',
      ],
    },
  },
  'loading-empty-failed': {
    anchors: {
      '1': 'Lingkaran berputar, atau belum dipikirkan.',
      '3': 'Menangani pemuatan dan kesalahan secara umum, kasus kosong atau langkah lanjut tidak ada.',
      '5': 'Tiap keadaan punya kata dan langkah lanjut, ketikan tak hilang, jaringan lambat dicoba, dan orang nyata diamati.',
    },
    facts: {
      loading: [
        'Selama dimuat terlihat kerangka halamannya.',
        'Ada tempat yang disiapkan supaya tidak melompat.',
        'Setelah sedetik baru muncul tanda memuat.',
      ],
      empty: [
        'Kalau belum ada apa-apa, halaman memberi tahu langkah pertama.',
        'Daftar kosong menjelaskan mengapa kosong.',
        'Pengguna baru melihat petunjuk, bukan halaman putih.',
      ],
      failed: [
        'Kalau gagal ada pesan dengan kata biasa dan tombol coba lagi.',
        'Yang sudah diketik tidak hilang bila panggilan gagal.',
        'Sisanya tetap jalan walau satu bagian tak termuat.',
      ],
      'slow-network': [
        'Saya coba dengan sambungan lambat.',
        'Di peramban saya perlambat jaringannya untuk melihat.',
        'Saya uji di ponsel tua.',
      ],
    },
  },
  'keyboard-only': {
    anchors: {
      '1': 'Tidak terpikir, atau merasa tak ada pengguna seperti itu.',
      '3': 'Tahu label, kontras, teks pengganti, hanya diperiksa alat.',
      '5': 'Elemen yang tepat dulu, fokus dan urutan dijaga, perubahan diumumkan, diperiksa sendiri dengan papan ketik dan pembaca layar, idealnya bersama pemakainya.',
    },
    facts: {
      'right-elements': [
        'Saya pakai tombol dan tautan asli, bukan kotak yang bisa diklik.',
        'Dengan HTML yang benar sebagian besar jalan sendiri.',
        'Judul dan label ditandai dengan benar.',
      ],
      focus: [
        'Kelihatan di mana fokusnya.',
        'Saat dialog dibuka fokusnya pindah ke sana dan kembali sesudahnya.',
        'Urutan tab mengikuti halaman.',
      ],
      'own-check': [
        'Tetikus saya singkirkan dan saya lalui dengan papan ketik.',
        'Saya dengarkan halamannya dengan pembaca layar.',
        'Saya uji dengan VoiceOver atau NVDA.',
      ],
      'automatic-check': [
        'Pemeriksaan otomatis jalan di pipeline, tetapi hanya menemukan sebagian.',
        'Lighthouse menunjukkan label yang kurang dan kontras lemah.',
        'Kontras warnanya saya periksa.',
      ],
      'real-users': [
        'Rekan yang tunanetra mencobanya dan memberi tahu hambatannya.',
        'Kami uji bersama orang yang membutuhkannya.',
        'Masukan pengguna membuat kami mengubah formulirnya.',
      ],
    },
  },
  'connection-lost': {
    anchors: {
      '1': 'Pesan kesalahan, lalu mulai dari awal.',
      '3': 'Data disimpan dan dicoba lagi, tanpa memikirkan ganda, konflik, atau aplikasi yang tertutup.',
      '5': 'Disimpan di ponsel dulu, dikirim sekali nanti, konflik punya aturan, orang tahu apa yang tersimpan, diuji dengan memutus sambungan.',
    },
    facts: {
      'local-first': [
        'Disimpan dulu di ponsel.',
        'Isiannya tetap di basis data lokal sampai bisa dikirim.',
        'Tidak ada yang hilang karena disimpan di perangkat sebelum dikirim.',
      ],
      'send-later': [
        'Ketika jaringan kembali, dikirim di belakang layar.',
        'Antrean mengirim perubahan yang tertunda nanti.',
        'Aplikasi mencoba lagi sendiri.',
      ],
      'no-doubles': [
        'Tiap isian punya id sendiri supaya tidak tersimpan dua kali.',
        'Server mengenali permintaan yang berulang.',
        'Dikirim dua kali akibatnya sama dengan sekali.',
      ],
      'person-knows': [
        'Tanda kecil menunjukkan apa yang belum terkirim.',
        'Pengguna melihat bahwa sudah tersimpan di ponsel dan dikirim nanti.',
        'Saya tunjukkan jelas tersimpan atau belum.',
      ],
      'tested-offline': [
        'Saya uji dalam mode pesawat.',
        'Aplikasinya saya matikan di tengah penyimpanan.',
        'Kami coba di lift dan di kereta bawah tanah.',
      ],
    },
  },
  'simple-rule-first': {
    anchors: {
      '1': 'Menyebut algoritme dan pustaka; tanpa perbandingan.',
      '3': 'Dibandingkan dengan model lain pada data uji; kebutuhan dan harga kesalahan kabur.',
      '5': 'Pembanding sederhana, ukuran yang sesuai harga kesalahan, pembagian data tanpa bocor, keuntungan dalam angka, rela meninggalkan model.',
    },
    facts: {
      baseline: [
        'Kami bandingkan dengan selalu menebak rata-rata.',
        'Aturan sederhana sudah benar di delapan puluh persen kasus.',
        'Pembanding saya apa yang dikerjakan bagian itu dengan tangan.',
      ],
      'fitting-measure': [
        'Akurasi menyesatkan karena kasusnya jarang.',
        'Kasus yang terlewat lebih mahal, jadi kami lihat recall.',
        'Ukurannya kami pilih menurut harga kesalahan.',
      ],
      'clean-split': [
        'Saya bagi menurut waktu supaya masa depan tidak bocor.',
        'Data uji tidak disentuh sampai akhir.',
        'Pelanggan yang sama tak pernah ada di latihan dan uji.',
      ],
      gain: [
        'Modelnya sepuluh persen lebih baik, menghemat kerja dua orang.',
        'Keuntungannya terlalu kecil, jadi aturannya kami pertahankan.',
        'Dalam uang, setelah tiga bulan sudah sepadan.',
      ],
      'looked-at-errors': [
        'Kasus yang salah saya lihat satu per satu.',
        'Sebagian besar kesalahan dari label yang keliru.',
        'Salahnya terutama pada satu kelompok, dan kami tahu sebabnya.',
      ],
    },
  },
  'good-in-tests-bad-in-life': {
    anchors: {
      '1': 'Melatih lagi dengan data lebih banyak.',
      '3': 'Menyebut pergeseran atau overfitting dan membandingkan data, tanpa urutan.',
      '5': 'Memeriksa alur dan masukan dulu, membandingkan data nyata dan uji, mencari kebocoran, melihat kasus satu per satu, mengawasi mutu seterusnya.',
    },
    facts: {
      'same-inputs': [
        'Pertama saya periksa apakah masukannya sama seperti saat latihan.',
        'Satu fitur dihitung berbeda di produksi.',
        'Contoh yang sama saya kirim lewat keduanya lalu bandingkan.',
      ],
      'data-shift': [
        'Data nyata berbeda dari data latihan.',
        'Penggunanya sudah berubah sejak data dikumpulkan.',
        'Saya bandingkan sebaran keduanya.',
      ],
      leak: [
        'Mungkin ada yang bocor ke latihan yang tak diketahui di kenyataan.',
        'Satu kolom sudah berisi jawabannya.',
        'Ujinya terlalu bagus karena orang yang sama ada di keduanya.',
      ],
      'single-cases': [
        'Lima puluh kasus salah saya lihat sendiri.',
        'Bersama bagian terkait saya telusuri contohnya.',
        'Kesalahannya saya kelompokkan.',
      ],
      'watch-on': [
        'Sejak itu mutunya kami ukur tiap hari.',
        'Ada alarm bila perkiraannya bergeser.',
        'Sebagian kecil diperiksa orang.',
      ],
    },
  },
  'right-looking-wrong-numbers': {
    anchors: {
      '1': 'Menunggu keluhan, atau hanya memeriksa apakah tugasnya jalan.',
      '3': 'Memeriksa jumlah baris dan nilai kosong; tanpa perbandingan, tanpa rencana perbaikan.',
      '5': 'Memeriksa terhadap sumber dan masa lalu, berhenti sebelum angka salah terbit, bisa memuat ulang tanpa ganda, memberi tahu yang terkena.',
    },
    facts: {
      'expectation-checks': [
        'Jumlahnya saya bandingkan dengan kemarin dan hari yang sama minggu lalu.',
        'Ada peringatan bila jumlahnya jauh dari biasa.',
        'Datanya diuji untuk nilai kosong dan ganda.',
      ],
      'against-source': [
        'Totalnya dicocokkan dengan sistem sumber.',
        'Angkanya saya cocokkan dengan pembukuan.',
        'Kami hitung baris di sumber dan di tujuan.',
      ],
      'stop-publishing': [
        'Kalau pemeriksaan gagal, angka baru tidak diterbitkan.',
        'Laporan tetap memakai angka kemarin dengan catatan.',
        'Alurnya berhenti sebelum data salah menyebar.',
      ],
      'load-again': [
        'Pemuatan bisa diulang tanpa ganda.',
        'Satu hari saja bisa saya muat ulang.',
        'Karena data mentahnya disimpan, bisa dihitung lagi.',
      ],
      'tell-users': [
        'Saya segera memberi tahu yang memakainya.',
        'Yang sudah memakai angka itu mendapat versi benar dan penjelasan.',
        'Ada halaman yang menunjukkan seberapa baru datanya.',
      ],
    },
  },
  'language-model-good-enough': {
    anchors: {
      '1': 'Mencoba beberapa prompt dan kelihatannya bagus.',
      '3': 'Sekumpulan contoh dan beberapa saringan; sedikit tentang jawaban salah saat dipakai.',
      '5': 'Kumpulan uji sendiri dengan ukuran jelas di tiap perubahan, batas kemampuan model, cadangan, masukan jahat dipikirkan, biaya dan kecepatan diketahui.',
    },
    facts: {
      'test-set': [
        'Kami punya kumpulan pertanyaan nyata dengan jawaban benar dan menjalankannya tiap perubahan.',
        'Saya kumpulkan dua ratus contoh dan menilainya.',
        'Tiap perubahan prompt diukur pada contoh yang sama.',
      ],
      grounding: [
        'Model hanya boleh menjawab dari dokumen yang kami beri.',
        'Tiap jawaban menunjukkan sumbernya supaya bisa diperiksa.',
        'Kalau tak ada di data kami, ia bilang tidak tahu.',
      ],
      fallback: [
        'Kalau jawabannya tidak sesuai format, kami pakai cara biasa.',
        'Kalau ragu, manusia mengambil alih.',
        'Kalau modelnya gagal, produknya tetap jalan.',
      ],
      'hostile-input': [
        'Teks pengguna bisa berisi perintah, jadi modelnya tak punya hak sendiri.',
        'Kami uji prompt injection.',
        'Keluaran model diperlakukan seperti masukan orang asing.',
      ],
      'cost-and-speed': [
        'Saya tahu biaya satu jawaban dan lamanya.',
        'Model yang lebih kecil cukup baik dan jauh lebih murah.',
        'Jawabannya kami cache karena terlalu lambat.',
      ],
    },
  },
  'decision-you-opposed': {
    anchors: {
      '1': 'Tak pernah berbeda pendapat, atau bercerita betapa salahnya orang lain.',
      '3': 'Perbedaan nyata dengan alasan; sedikit tentang pandangan lain atau kelanjutannya.',
      '5': 'Menyampaikan pandangan lain dengan adil, berargumen dengan fakta atau percobaan, menjalankan keputusan, menilainya terbuka kini.',
    },
    facts: {
      'other-view': [
        'Mereka punya alasan bagus, yaitu lebih cepat.',
        'Saya bisa mengerti mengapa mereka mau.',
        'Alasannya, tim sudah mengenal alat itu.',
      ],
      'argued-with-facts': [
        'Saya buat purwarupa kecil untuk menunjukkan bedanya.',
        'Saya bawa hasil pengukuran, bukan pendapat.',
        'Saya tulis kelebihan dan kekurangan keduanya.',
      ],
      'carried-it': [
        'Akhirnya keputusannya lain dan saya ikut.',
        'Saya berusaha supaya berhasil meskipun pendapat saya lain.',
        'Setelah diputuskan, saya mendukungnya.',
      ],
      'today-view': [
        'Kalau dilihat kembali, mereka benar.',
        'Sampai kini menurut saya keliru karena harus dibatalkan.',
        'Saya sadar kekhawatiran saya berlebihan.',
      ],
    },
  },
  'someone-got-better': {
    anchors: {
      '1': 'Menjawab kalau ditanya, atau tak punya kasus.',
      '3': 'Membantu lewat tinjauan atau kerja berdua; perubahannya kabur.',
      '5': 'Melihat kekurangan tertentu, memilih tugas dan memberi ruang, menahan diri, bisa menunjukkan apa yang kini dikerjakan sendiri.',
    },
    facts: {
      'specific-gap': [
        'Dia kesulitan memecah tugas besar menjadi kecil.',
        'Dia bisa memprogram, tetapi takut menyentuh basis data.',
        'Saya lihat dia tak pernah bertanya.',
      ],
      'way-of-helping': [
        'Dua kali seminggu kami memprogram bersama.',
        'Saya beri tugas yang sedikit terlalu sulit dan tetap di dekatnya.',
        'Dalam tinjauan saya bertanya, bukan memberi jawaban.',
      ],
      'held-back': [
        'Saya biarkan dia salah karena tidak berbahaya.',
        'Saya menahan diri dan membiarkannya memutuskan.',
        'Lebih cepat kalau saya kerjakan, tetapi tidak saya lakukan.',
      ],
      'visible-change': [
        'Kini dia memimpin proyek sendiri.',
        'Setelah tiga bulan dia bisa tanpa bantuan.',
        'Sekarang orang lain bertanya kepadanya.',
      ],
    },
  },
  'two-weeks-or-six': {
    anchors: {
      '1': 'Mengiyakan dan berharap, atau menolak.',
      '3': 'Menjelaskan usahanya dan minta waktu, tanpa bertanya apa yang sungguh perlu.',
      '5': 'Bertanya kebutuhan di balik tanggal, menawarkan versi kecil yang menolong, menunjukkan risiko dan harga, menepati kesepakatan.',
    },
    facts: {
      'asks-need': [
        'Saya tanya apa yang harus siap di hari itu dan mengapa.',
        'Pertama saya ingin tahu tanggalnya bergantung pada apa.',
        'Sering kali hanya sebagian kecil yang benar-benar perlu.',
      ],
      'smaller-version': [
        'Saya tawarkan versi sederhana untuk dua minggu dan sisanya nanti.',
        'Fiturnya kami pangkas sampai yang terpenting.',
        'Saya usulkan kasus khusus ditinggalkan dulu.',
      ],
      'explains-estimate': [
        'Saya tunjukkan rincian enam minggu itu.',
        'Saya jelaskan di mana ketidakpastiannya.',
        'Saya sebut bagian mana yang lama.',
      ],
      'early-word': [
        'Begitu saya lihat akan terlambat, saya katakan.',
        'Saya beri tahu lebih awal supaya mereka bisa merencanakan.',
        'Lebih baik bilang di hari kedua daripada hari terakhir.',
      ],
    },
  },
};
