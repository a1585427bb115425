import type { BankTexts } from '../bank.ts';

export const texts: BankTexts = {
  competencies: {
    design: 'Perancangan perangkat lunak',
    debugging: 'Pencarian kesalahan',
    quality: 'Mutu kode dan pengujian',
    data: 'Data dan penyimpanan',
    security: 'Keamanan',
    delivery: 'Rilis dan operasi',
    interface: 'Yang dilihat dan disentuh pengguna',
    models: 'Model dan kerja data',
    collaboration: 'Bekerja dengan orang lain',
  },
  questions: {
    'built-it-yourself': {
      text: 'Ingat sesuatu yang Anda program sendiri dan berjalan. Apa yang terjadi di dalamnya, sejak pengguna mengeklik sampai jawaban muncul di layar?',
      withTool:
        'Ingat sesuatu yang Anda buat dengan {tool} dan berjalan. Apa yang terjadi di dalamnya, sejak pengguna mengeklik sampai jawaban muncul di layar?',
      purpose: 'Menunjukkan apakah pelamar memahami lapis demi lapis apa yang dibuatnya, atau hanya merangkainya.',
      followUps: {
        'too-short':
          'Tetap pada satu klik. Bagian mana dari program Anda yang pertama menerimanya, dan ke mana perginya setelah itu?',
        'no-own-part': 'Bagian mana yang Anda tulis sendiri, dan mana yang berasal dari kursus, pustaka, atau rekan?',
        'unclear-term': 'Anda memakai istilah yang artinya bisa berbeda-beda. Apa fungsinya di program Anda?',
      },
    },
    'decision-to-defend': {
      text: 'Pilih sistem yang ikut Anda bentuk. Keputusan rancangan mana yang masih Anda bela hari ini, dan mana yang akan Anda tarik kembali?',
      senior:
        'Pilih sistem yang susunannya menjadi tanggung jawab Anda. Keputusan Anda yang mana ternyata mahal, kapan Anda menyadarinya, dan apa yang diperlukan untuk memperbaikinya?',
      purpose: 'Menunjukkan apakah keputusan rancangan ditimbang terhadap kebutuhan dan dinilai jujur sesudahnya.',
      followUps: {
        'too-short': 'Ambil satu saja dari keputusan itu. Apa pilihan lainnya, dan mengapa Anda tinggalkan?',
        'no-own-part': 'Siapa yang akhirnya memutuskan, dan apa bagian Anda?',
        'no-result': 'Setahun kemudian, ke mana keputusan itu membawa?',
        'claim-without-number':
          'Seberapa besar sistemnya waktu itu: pengguna, permintaan, data, orang yang mengerjakannya?',
      },
    },
    'ten-times-load': {
      text: 'Misalkan satu bagian dari sistem yang Anda kenal baik dalam semalam menerima sepuluh kali lipat lalu lintas. Apa yang rusak lebih dulu, dan bagaimana Anda tahu sebelum pengguna?',
      purpose: 'Menunjukkan apakah pelamar mengenal batas sistemnya dan bernalar dari pengukuran.',
      followUps: {
        'too-short': 'Ikuti satu permintaan. Di mana ia pertama kali menunggu ketika jumlahnya sepuluh kali lipat?',
        'claim-without-number': 'Angka berapa yang Anda bayangkan, misalnya permintaan per detik sekarang dan nanti?',
        'no-example': 'Pernahkah Anda mengalami hal seperti itu? Apa yang rusak?',
      },
    },
    'changing-an-interface': {
      text: 'Anda harus mengubah antarmuka yang sudah dipanggil tim lain atau pelanggan. Bagaimana Anda beralih dari yang lama ke yang baru tanpa merusak apa pun bagi siapa pun?',
      purpose: 'Menunjukkan kepedulian pada pihak yang bergantung, serta pengetahuan tentang versi dan penghentian.',
      followUps: {
        'too-short': 'Apa yang terjadi tepat di hari versi baru berjalan? Siapa memanggil apa?',
        'no-example': 'Ceritakan perubahan seperti itu yang pernah Anda ikuti.',
        'no-result': 'Bagaimana Anda tahu bahwa tidak ada lagi yang memakai yang lama?',
      },
    },
    'unreliable-neighbour': {
      text: 'Perangkat lunak Anda bergantung pada layanan yang kadang lambat dan kadang mati. Apa yang Anda bangun supaya pengguna hampir tidak merasakannya?',
      purpose:
        'Menunjukkan pengetahuan praktis tentang batas waktu, percobaan ulang, dan operasi terbatas beserta risikonya.',
      followUps: {
        'too-short': 'Ambil satu pengguna yang mengeklik ketika layanan itu mati. Apa yang dilihatnya?',
        'no-example': 'Layanan apa itu dalam pengalaman Anda, dan apa yang Anda lakukan?',
        'claim-without-number': 'Berapa lama Anda menunggunya, berapa kali mencoba lagi, dan mengapa angka itu?',
      },
    },
    'what-proved-the-cause': {
      text: 'Ingat kesalahan yang menghabiskan lebih dari satu hari. Apa yang pertama Anda curigai, dan apa yang akhirnya membuktikan penyebab sebenarnya?',
      junior:
        'Ingat kesalahan dalam kode Anda sendiri yang lama Anda cari. Apa yang pertama Anda curigai, dan bagaimana akhirnya Anda menemukannya?',
      purpose: 'Menunjukkan apakah penyebab dicari dengan dugaan dan bukti, atau dengan keberuntungan.',
      followUps: {
        'too-short': 'Kembali ke jam pertama. Apa yang Anda lihat, dan apa yang bisa Anda singkirkan karenanya?',
        'no-example': 'Ambil satu kesalahan yang Anda ingat baik. Apa yang tampak dari luar?',
        'no-own-part': 'Langkah mana yang Anda kerjakan sendiri?',
        'no-result': 'Bagaimana Anda memastikan itu tidak terulang?',
      },
    },
    'failed-in-production': {
      text: 'Ceritakan kali terakhir sesuatu yang menjadi tanggung jawab Anda gagal di produksi. Apa yang Anda lakukan dalam lima belas menit pertama, dan apa yang berbeda sejak itu?',
      purpose: 'Menunjukkan ketenangan dan keteraturan di bawah tekanan, serta belajar tanpa menyalahkan.',
      followUps: {
        'too-short': 'Bagaimana Anda mengetahuinya, dan apa yang paling pertama Anda lakukan?',
        'no-own-part': 'Apa yang Anda lakukan, dan apa yang dilakukan orang lain?',
        'no-result': 'Berapa lama orang terkena dampaknya, dan apa yang berubah di minggu-minggu berikutnya?',
        'claim-without-number': 'Berapa pengguna yang terkena, dan berapa lama?',
      },
    },
    'ten-times-slower': {
      text: 'Halaman yang biasanya terbuka dalam satu detik kini butuh sepuluh, dan semua orang berkata tidak ada yang diubah. Bagaimana Anda menanganinya?',
      purpose: 'Menunjukkan apakah kinerja diukur sebelum diperbaiki.',
      followUps: {
        'too-short': 'Apa yang pertama Anda ukur, dan dengan apa?',
        'no-example': 'Ceritakan halaman atau proses lambat yang benar-benar pernah Anda tangani.',
        'claim-without-number': 'Berapa nilainya sebelum perubahan Anda, dan berapa sesudahnya?',
      },
    },
    'tested-and-untested': {
      text: 'Ambil fitur terakhir yang Anda selesaikan. Apa yang Anda uji otomatis, apa yang dengan tangan, dan apa yang sengaja tidak Anda uji?',
      senior:
        'Tim Anda hanya sanggup menguji separuh dari fitur baru. Ambil kasus nyata: apa yang Anda minta diuji, apa yang tidak, dan risiko apa yang Anda terima dengan sadar?',
      withTool:
        'Ambil fitur terakhir yang Anda uji dengan {tool}. Apa yang Anda periksa otomatis, apa yang dengan tangan, dan apa yang sengaja Anda tinggalkan?',
      purpose: 'Menunjukkan pertimbangan risiko dalam pengujian, bukan keyakinan pada angka cakupan.',
      followUps: {
        'too-short': 'Sebut satu uji yang Anda tulis di sana. Kesalahan apa yang akan tertangkap?',
        'no-example': 'Fitur apa itu? Mari kita tetap di sana.',
        'no-result': 'Adakah yang tetap lolos? Apa itu?',
        'claim-without-number': 'Berapa banyak ujinya, dan berapa lama berjalannya?',
      },
    },
    'review-that-changed-code': {
      text: 'Apa komentar paling berguna yang pernah Anda berikan atau terima dalam tinjauan kode, dan apa yang berubah di kode karenanya?',
      purpose: 'Menunjukkan apakah tinjauan menyentuh isi, dan apakah pelamar bisa memberi dan menerima kritik.',
      followUps: {
        'too-short': 'Seperti apa kodenya sebelum komentar itu, dan sesudahnya?',
        'no-own-part': 'Komentarnya dari Anda, atau kodenya yang milik Anda? Bagaimana reaksi Anda?',
        'unclear-term': 'Apa yang Anda maksud dengan rapi atau mudah dibaca dalam hal itu?',
      },
    },
    'old-code-must-run': {
      text: 'Anda mewarisi banyak kode lama tanpa uji, dan kode itu harus tetap berjalan sementara Anda mengubahnya. Dari mana Anda mulai?',
      purpose: 'Menunjukkan kesabaran dan cara kerja dengan perangkat lunak yang ada, bukan keinginan menulis ulang.',
      followUps: {
        'too-short': 'Apa yang Anda lakukan di hari pertama, sebelum mengubah satu baris pun?',
        'no-example': 'Kode lama apa itu dalam pengalaman Anda?',
        'no-result': 'Sampai sejauh mana hasilnya, dan bagaimana Anda tahu tidak ada yang rusak?',
      },
    },
    'a-third-of-the-tests': {
      text: 'Rilis harus keluar hari Kamis, dan waktunya hanya cukup untuk sepertiga pengujian. Bagaimana Anda memilih, dan siapa yang harus tahu apa yang ditinggalkan?',
      senior:
        'Anda bertanggung jawab atas pengujian, dan sebelum rilis waktunya hanya cukup untuk sepertiga. Bagaimana Anda memilih, dan bagaimana sisa risikonya Anda sampaikan kepada pengambil keputusan?',
      purpose: 'Menunjukkan pengujian menurut risiko dan keterbukaan tentang yang belum diketahui.',
      followUps: {
        'too-short': 'Sebut uji pertama yang akan Anda buang, dan yang terakhir.',
        'no-example': 'Kapan Anda benar-benar harus memilih seperti itu?',
        'no-result': 'Apa yang terjadi setelah rilis?',
      },
    },
    'changing-a-live-table': {
      text: 'Anda harus mengubah susunan tabel berisi puluhan juta baris selagi orang bekerja dengannya. Apa langkah-langkah Anda, dan di mana bisa keliru?',
      withTool:
        'Anda harus mengubah susunan tabel berisi puluhan juta baris di {tool} selagi orang bekerja dengannya. Apa langkah-langkah Anda, dan di mana bisa keliru?',
      purpose: 'Menunjukkan pengalaman dengan data yang tidak boleh berhenti atau hilang.',
      followUps: {
        'too-short': 'Misalkan satu kolom harus dibagi dua. Apa langkah pertama Anda, dan apa yang terakhir?',
        'no-example': 'Ceritakan perubahan seperti itu yang benar-benar Anda kerjakan.',
        'claim-without-number': 'Berapa barisnya, dan berapa lama?',
      },
    },
    'slow-query': {
      text: 'Ceritakan kueri basis data Anda yang terlalu lambat. Bagaimana Anda melihat sebabnya, dan apa yang Anda ubah?',
      withTool:
        'Ceritakan kueri di {tool} yang terlalu lambat. Bagaimana Anda melihat sebabnya, dan apa yang Anda ubah?',
      purpose: 'Menunjukkan apakah pelamar bisa membaca apa yang dilakukan basis data, bukan menebak.',
      followUps: {
        'too-short': 'Apa yang harus ditemukan kueri itu, dan apa yang dilakukan basis data sebagai gantinya?',
        'no-example': 'Ambil kueri apa saja yang Anda ingat, yang kecil pun boleh. Untuk apa itu?',
        'claim-without-number': 'Berapa lama sebelumnya, dan berapa lama sesudahnya?',
      },
    },
    'same-record-same-second': {
      text: 'Dua orang mengubah catatan yang sama pada detik yang sama. Apa yang dilakukan perangkat lunak Anda, dan bagaimana Anda memastikannya?',
      purpose: 'Menunjukkan apakah pelamar pernah memikirkan kerja bersamaan pada perangkat lunak nyata.',
      followUps: {
        'too-short': 'Misalkan keduanya mengubah alamat pengiriman. Alamat mana yang tersimpan?',
        'no-example': 'Di proyek Anda yang mana itu bisa terjadi, dan apa yang hilang?',
        'unclear-term': 'Apa yang Anda maksud dengan kunci atau transaksi di sini? Apa tepatnya yang dilindungi?',
      },
    },
    'form-for-strangers': {
      text: 'Anda diserahi formulir web yang menerima teks dan berkas dari orang tak dikenal. Apa yang Anda periksa sebelum boleh dibuka untuk umum?',
      senior:
        'Tim Anda ingin membuka formulir yang menerima teks dan berkas dari orang tak dikenal. Serangan apa yang Anda bahas bersama mereka, dan sisa risiko mana yang Anda terima?',
      purpose: 'Menunjukkan apakah keamanan menjadi bagian kerja sehari-hari.',
      followUps: {
        'too-short': 'Ambil unggahan berkas saja. Apa yang mungkin dikirim seseorang?',
        'no-example': 'Pernahkah Anda menemukan lubang seperti itu? Apa itu?',
        'unclear-term': 'Anda menyebut memeriksa masukan. Apa tepatnya yang diperiksa, dan di mana?',
      },
    },
    'way-of-a-password': {
      text: 'Ambil proyek yang Anda kenal. Bagaimana kunci dan kata sandi sampai ke perangkat lunak yang berjalan, dan siapa yang bisa membacanya di sepanjang jalan?',
      purpose: 'Menunjukkan apakah pelamar pernah menelusuri jalannya rahasia dalam sistem nyata.',
      followUps: {
        'too-short': 'Ambil kata sandi basis data. Di mana ia tersimpan malam ini?',
        'no-result': 'Apa yang akan Anda lakukan jika salah satu kunci itu bocor sore ini?',
        'no-own-part': 'Bagian mana yang Anda siapkan, dan apa yang Anda temukan di sana?',
      },
    },
    'laptop-to-user': {
      text: 'Ikuti satu perubahan Anda dari laptop sampai ke pengguna. Langkah mana yang berjalan sendiri, mana yang tidak, dan mana yang membuat Anda khawatir?',
      withTool:
        'Ikuti satu perubahan Anda melalui {tool} sampai ke pengguna. Langkah mana yang berjalan sendiri, mana yang tidak, dan mana yang membuat Anda khawatir?',
      purpose: 'Menunjukkan pengalaman nyata dengan rilis dan di mana pelamar melihat titik lemahnya.',
      followUps: {
        'too-short': 'Apa yang terjadi setelah Anda mengirim perubahan itu? Sebutkan tiga langkah berikutnya.',
        'no-own-part': 'Bagian mana yang Anda siapkan atau perbaiki sendiri?',
        'claim-without-number': 'Berapa lama dari langkah pertama sampai terakhir, dan berapa kali seminggu?',
        'no-result': 'Apa yang Anda lakukan terhadap langkah yang membuat Anda khawatir?',
      },
    },
    'rebuild-it-tomorrow': {
      text: 'Anda menyiapkan mesin, jaringan, dan akses tempat sebuah layanan berjalan. Bagaimana Anda memastikan orang lain bisa membangunnya lagi besok persis sama?',
      withTool:
        'Anda menyiapkan dengan {tool} tempat sebuah layanan berjalan. Bagaimana Anda memastikan orang lain bisa membangunnya lagi besok persis sama?',
      purpose: 'Menunjukkan apakah lingkungan ditulis, ditinjau, dan diuji seperti kode.',
      followUps: {
        'too-short': 'Misalkan seluruh akunnya hilang malam ini. Apa yang pertama diketik rekan Anda?',
        'no-example': 'Lingkungan mana yang Anda siapkan seperti itu?',
        'no-result': 'Pernahkah ada yang mencoba membangunnya lagi? Apa yang kurang?',
      },
    },
    'signals-you-watch': {
      text: 'Bagaimana Anda tahu saat ini bahwa perangkat lunak Anda baik-baik saja? Sebut dua atau tiga sinyal yang Anda amati, dan apa yang Anda lakukan karena masing-masing.',
      withTool:
        'Misalkan pagi-pagi Anda membuka {tool}. Dua atau tiga sinyal mana yang Anda lihat, dan apa yang Anda lakukan karena masing-masing?',
      purpose: 'Menunjukkan apakah operasi mengikuti yang dirasakan pengguna dan alarm berujung tindakan.',
      followUps: {
        'too-short': 'Ambil sinyal pertama. Pada nilai berapa Anda berdiri dari kursi?',
        'claim-without-number': 'Nilai berapa yang normal di sana, dan berapa yang tidak?',
        'no-example': 'Kapan terakhir kali sinyal seperti itu memberi tahu Anda sesuatu?',
      },
    },
    'loading-empty-failed': {
      text: 'Ambil layar yang Anda buat. Apa yang dilihat orang saat data dimuat, saat tidak ada data, dan saat panggilan gagal?',
      withTool:
        'Ambil layar yang Anda buat dengan {tool}. Apa yang dilihat orang saat data dimuat, saat tidak ada data, dan saat panggilan gagal?',
      purpose: 'Menunjukkan apakah pelamar membangun untuk pemakaian nyata, bukan hanya untuk peragaan.',
      followUps: {
        'too-short': 'Tetap pada panggilan yang gagal. Apa yang dibaca orang itu, dan apa yang bisa dilakukannya?',
        'no-own-part': 'Apa yang berasal dari rancangan, dan apa yang Anda tambahkan?',
        'no-example': 'Layar yang mana? Gambarkan supaya saya bisa melihatnya.',
      },
    },
    'keyboard-only': {
      text: 'Seseorang memakai layar Anda hanya dengan papan ketik atau pembaca layar. Apa yang Anda lakukan untuknya di proyek terakhir, dan bagaimana Anda memeriksanya?',
      purpose: 'Menunjukkan apakah aksesibilitas dijalankan, bukan hanya dikenal namanya.',
      followUps: {
        'too-short':
          'Bayangkan hanya tombol tab. Bagaimana Anda sampai ke tombol utama, dan bagaimana Anda tahu sedang di mana?',
        'no-example': 'Ambil satu kendali yang Anda buat, menu atau jendela dialog. Apa yang Anda lakukan di sana?',
        'no-own-part': 'Mana yang Anda kerjakan, dan mana yang sudah ada di pustaka komponen?',
      },
    },
    'connection-lost': {
      text: 'Aplikasi Anda kehilangan sambungan di tengah penyimpanan. Apa yang dilihat orang yang memegang ponsel, dan bagaimana nasib datanya?',
      withTool:
        'Ambil aplikasi yang Anda buat dengan {tool}. Sambungannya putus di tengah penyimpanan: apa yang dilihat orang, dan bagaimana nasib datanya?',
      purpose: 'Menunjukkan apakah pelamar membangun perangkat lunak ponsel untuk keadaan nyata.',
      followUps: {
        'too-short': 'Dan ketika sambungan kembali semenit kemudian: siapa melakukan apa?',
        'no-example': 'Di aplikasi mana Anda harus menyelesaikan itu?',
        'no-result': 'Bagaimana Anda mengujinya?',
      },
    },
    'simple-rule-first': {
      text: 'Ambil model yang pernah Anda kerjakan. Dengan aturan sederhana apa Anda membandingkannya, dan apakah keuntungannya sepadan dengan usahanya?',
      withTool:
        'Ambil model yang Anda buat dengan {tool}. Dengan aturan sederhana apa Anda membandingkannya, dan apakah keuntungannya sepadan dengan usahanya?',
      purpose: 'Menunjukkan apakah pemodelan berangkat dari kebutuhan dan perbandingan yang jujur.',
      followUps: {
        'too-short': 'Andai Anda selalu menebak jawaban yang paling sering, seberapa sering Anda benar?',
        'claim-without-number': 'Ukuran apa yang Anda bandingkan, dan berapa nilainya untuk aturan dan untuk model?',
        'no-own-part': 'Bagian mana yang milik Anda: data, fitur, pelatihan, evaluasi?',
        'unclear-term': 'Anda menyebut akurasi. Apa yang dihitung benar, dan bagi siapa?',
      },
    },
    'good-in-tests-bad-in-life': {
      text: 'Model yang bagus di pengujian ternyata buruk bagi pengguna nyata. Apa yang Anda periksa lebih dulu, dan apa berikutnya?',
      purpose: 'Menunjukkan cara mencari tahu mengapa sebuah model gagal dalam praktik.',
      followUps: {
        'too-short': 'Apa hal paling pertama yang Anda lihat, dan apa yang akan Anda ketahui darinya?',
        'no-example': 'Pada model Anda yang mana itu terjadi?',
        'no-result': 'Apa sebabnya pada akhirnya, dan bagaimana Anda tahu itu sudah teratasi?',
      },
    },
    'right-looking-wrong-numbers': {
      text: 'Pemuatan data semalam menghasilkan angka yang tampak benar tetapi salah. Bagaimana Anda bisa mengetahuinya sebelum orang yang memakainya?',
      withTool:
        'Pemuatan data di {tool} semalam menghasilkan angka yang tampak benar tetapi salah. Bagaimana Anda bisa mengetahuinya sebelum orang yang memakainya?',
      purpose: 'Menunjukkan apakah mutu data diperiksa sejak dirancang.',
      followUps: {
        'too-short': 'Sebut satu pemeriksaan yang akan menangkapnya, dan di mana letaknya.',
        'no-example': 'Kapan itu terjadi pada Anda, dan apa yang salah dengan angkanya?',
        'no-result': 'Apa yang Anda lakukan terhadap angka salah yang sudah tersebar?',
      },
    },
    'language-model-good-enough': {
      text: 'Anda memasang model bahasa dalam sebuah produk. Bagaimana Anda tahu jawabannya cukup baik, dan apa yang terjadi bila tidak?',
      withTool:
        'Anda memasang {tool} dalam sebuah produk. Bagaimana Anda tahu jawabannya cukup baik, dan apa yang terjadi bila tidak?',
      purpose: 'Menunjukkan apakah jawaban yang dihasilkan diukur, dibatasi, dan diamankan.',
      followUps: {
        'too-short': 'Ambil satu jawaban buruk dari model itu. Siapa yang menyadarinya, dan kapan?',
        'no-example': 'Produk apa itu, dan apa tugas model di dalamnya?',
        'claim-without-number': 'Dengan berapa contoh Anda menguji, dan berapa yang baik?',
        'unclear-term': 'Anda bilang jawabannya baik. Siapa yang menentukan, dan berdasarkan apa?',
      },
    },
    'decision-you-opposed': {
      text: 'Ceritakan keputusan teknis yang Anda tentang. Bagaimana Anda berargumen, bagaimana akhirnya diputuskan, dan apa pendapat Anda sekarang?',
      purpose: 'Menunjukkan cara berbeda pendapat, dan apakah pelamar bisa menjalankan keputusan orang lain.',
      followUps: {
        'too-short': 'Apa alasan pihak lain, dengan kata-kata mereka sendiri?',
        'no-own-part': 'Apa yang Anda lakukan, selain berbeda pendapat?',
        'no-result': 'Bagaimana akhirnya?',
        'no-example': 'Ambil satu kasus, yang kecil pun boleh. Apa yang harus diputuskan?',
      },
    },
    'someone-got-better': {
      text: 'Ingat seorang rekan yang menjadi lebih baik dalam pekerjaannya karena Anda. Apa tepatnya yang Anda lakukan, dan dari mana Anda tahu?',
      purpose: 'Menunjukkan apakah pelamar mengembangkan orang lain dengan sengaja.',
      followUps: {
        'too-short': 'Apa yang dulu tidak bisa dilakukan orang itu, dan sekarang bisa?',
        'no-own-part': 'Mana yang berasal dari Anda, dan mana dari orang itu sendiri?',
        'no-example': 'Ingat satu orang tertentu, tanpa nama.',
      },
    },
    'two-weeks-or-six': {
      text: 'Seseorang meminta fitur dalam dua minggu, dan menurut Anda perlu enam. Bagaimana pembicaraan itu berjalan, dan apa yang Anda tawarkan?',
      junior:
        'Setelah dua hari Anda sadar tugas Anda akan dua kali lebih lama dari janji. Kepada siapa Anda katakan, dan bagaimana kata-katanya?',
      purpose: 'Menunjukkan cara menghadapi tekanan, perkiraan, dan kebutuhan di balik permintaan.',
      followUps: {
        'too-short': 'Apa kalimat pertama yang Anda ucapkan kepada orang itu?',
        'no-example': 'Kapan terakhir kali Anda mengalami pembicaraan seperti itu, dan tentang apa?',
        'no-result': 'Apa yang akhirnya diserahkan, dan kapan?',
      },
    },
  },
};
