import type { BankRubrics } from '../bank.ts';

export const rubrics: BankRubrics = {
  'different-problem': {
    anchors: {
      '1': 'Mengerjakan yang diminta, atau tak ada kasus.',
      '3': 'Bertanya lebih dan menemukan kebutuhan lain; caranya kabur.',
      '5': 'Mengamati atau menanyai orang saat bekerja, menyebut masalah sebenarnya dengan bukti, meyakinkan peminta, tahu apa yang dihemat.',
    },
    facts: {
      'asked-why': [
        'Saya bertanya beberapa kali mengapa mereka memerlukannya.',
        'Saya ingin tahu akan diapakan sesudahnya.',
        'Alih-alih mencatat, saya tanya kasus terakhir ketika itu kurang.',
      ],
      'watched-work': [
        'Setengah hari saya duduk di samping mereka dan melihat caranya bekerja.',
        'Saya telusuri satu kasus nyata bersama pengguna.',
        'Setelah saya lihat caranya, masalahnya jelas.',
      ],
      'real-need': [
        'Ternyata mereka tidak perlu alat baru, tetapi lebih sedikit persetujuan.',
        'Masalah sebenarnya, datanya datang terlambat.',
        'Sebetulnya dua tim punya definisi berbeda.',
      ],
      'won-over': [
        'Saya tunjukkan keduanya dan mereka setuju.',
        'Manajernya kaget, tetapi angkanya meyakinkan.',
        'Tujuannya kami tulis ulang dan disahkan.',
      ],
    },
  },
  'opposite-wishes': {
    anchors: {
      '1': 'Membiarkan yang lebih keras atau atasan memutuskan.',
      '3': 'Mempertemukan keduanya dan menemukan kompromi, tanpa kepentingan di baliknya.',
      '5': 'Menemukan kepentingan di balik sikap, membawa fakta, pilihan dengan harganya, tahu siapa memutuskan, tertulis.',
    },
    facts: {
      'interests-behind': [
        'Saya bicara dengan tiap pihak sendiri untuk paham kebutuhannya.',
        'Di baliknya ada rasa takut pekerjaan bertambah.',
        'Ternyata keduanya mau hal yang sama, hanya beda waktu.',
      ],
      'facts-on-table': [
        'Saya bawa angka seberapa sering kasus itu terjadi.',
        'Kami lihat dua puluh kasus nyata bersama.',
        'Datanya menunjukkan pengecualiannya sangat jarang.',
      ],
      options: [
        'Saya siapkan tiga pilihan dengan kelebihan dan biayanya.',
        'Kedua bentuk kami gambar di papan.',
        'Saya usulkan percobaan sebulan.',
      ],
      decision: [
        'Sejak awal jelas siapa yang memutuskan bila tak sepakat.',
        'Akhirnya pemilik proses memutuskan dan saya catat.',
        'Keduanya menandatangani hasilnya.',
      ],
    },
  },
  'done-or-not-done': {
    anchors: {
      '1': 'Keinginan dengan kata umum.',
      '3': 'Cerita pengguna dengan kriteria, tetapi pengecualian dan contoh kurang.',
      '5': 'Tujuan, aturan, contoh dengan nilai nyata dan pengecualian, disepakati dengan pembuat dan penguji, pelajaran dari salah paham.',
    },
    facts: {
      'checkable-criteria': [
        'Saya tulis kapan dianggap selesai.',
        'Tiap persyaratan punya kriteria penerimaan yang bisa diuji.',
        'Tertulis tepat apa yang harus terjadi dalam kasus apa.',
      ],
      'real-examples': [
        'Saya tambahkan contoh dengan angka nyata.',
        'Ada tabel masukan dan hasil yang diharapkan.',
        'Saya pakai tiga kasus dari kerja sehari-hari.',
      ],
      exceptions: [
        'Pengecualiannya juga dicantumkan.',
        'Saya tanya apa yang terjadi bila nilainya tidak ada.',
        'Kami tulis juga apa yang tidak boleh dilakukan.',
      ],
      'talked-through': [
        'Saya bahas dengan pengembang dan penguji sebelum dimulai.',
        'Mereka harus mengatakan dengan kata sendiri apa yang dipahami.',
        'Penguji menemukan lubang sebelum apa pun dibuat.',
      ],
    },
  },
  'process-as-lived': {
    anchors: {
      '1': 'Menggambarkan diagram atau metode.',
      '3': 'Menemukan perbedaan dan mengusulkan perubahan; hasilnya terbuka.',
      '5': 'Melihat kerja nyata, paham mengapa orang menyimpang, mengukur, mengubah bagian yang tepat bersama mereka, tahu hasilnya.',
    },
    facts: {
      'saw-reality': [
        'Saya ikuti satu kasus nyata dari awal sampai akhir.',
        'Saya bicara dengan yang mengerjakannya tiap hari.',
        'Orang punya daftar sendiri di samping sistem.',
      ],
      'reason-for-detour': [
        'Langkah itu dilewati karena terlalu lama.',
        'Jalan memutarnya beralasan, sistemnya tidak bisa.',
        'Tak ada yang tahu mengapa aturan itu ada.',
      ],
      measured: [
        'Saya ukur lamanya tiap langkah.',
        'Separuh waktunya menunggu tanda tangan.',
        'Kami hitung berapa kasus yang kembali.',
      ],
      changed: [
        'Dua langkah kami hapus.',
        'Formulirnya saya sederhanakan bersama tim.',
        'Prosesnya yang diubah, bukan orangnya yang disalahkan.',
      ],
    },
  },
  'analysis-changed-decision': {
    anchors: {
      '1': 'Menggambarkan alat atau grafik; tanpa pertanyaan dan keputusan.',
      '3': 'Analisis yang baik dengan hasil; keraguan data atau pengaruhnya terbuka.',
      '5': 'Pertanyaan jelas, data diperiksa, penjelasan lain diuji, ketidakpastian diakui, keputusan berubah dan ditinjau lagi.',
    },
    facts: {
      'clear-question': [
        'Pertanyaannya apakah cabang itu harus ditutup.',
        'Kami ingin tahu mengapa pelanggan pergi.',
        'Pertama saya sepakati dengan atasan apa yang harus diputuskan.',
      ],
      'checked-data': [
        'Datanya saya periksa dari celah dan ganda sebelum dipakai.',
        'Sebagian catatan salah, jadi saya buang dan saya katakan.',
        'Saya bandingkan dengan sumber kedua.',
      ],
      'other-explanations': [
        'Saya lihat juga apakah itu hanya musiman.',
        'Bisa saja kebetulan, jadi saya lihat tahun lain.',
        'Saya coba membuktikan diri saya salah.',
      ],
      'said-uncertainty': [
        'Saya beri rentang, bukan satu angka.',
        'Saya terus terang asumsi mana yang goyah.',
        'Saya kira-kira delapan puluh persen yakin dan mengatakannya.',
      ],
      decision: [
        'Karena itu tokonya tidak jadi dibuka.',
        'Manajemen mengubah rencananya.',
        'Sebelumnya mereka mau yang sebaliknya.',
      ],
    },
  },
  'figures-do-not-agree': {
    anchors: {
      '1': 'Tetap memaparkan, atau menyesuaikan supaya cocok.',
      '3': 'Mencari kesalahan dan bertanya ke pemasoknya, tanpa rencana bila tak ketemu.',
      '5': 'Mempersempit selisih, bertanya ke orang yang tepat, menunjukkan yang pasti saja dan menyebut yang terbuka, membereskan sebabnya.',
    },
    facts: {
      'narrow-down': [
        'Totalnya saya pecah untuk melihat di mana selisihnya.',
        'Saya bandingkan dengan bulan lalu baris demi baris.',
        'Pertama saya periksa definisi, periode, dan data ganda.',
      ],
      'ask-source': [
        'Saya telepon orang yang memberi angkanya.',
        'Saya tanya bagaimana angka itu dibuat.',
        'Biasanya ada orang di bagian lain yang tahu sebabnya.',
      ],
      'say-openly': [
        'Lebih baik angka sedikit daripada angka salah.',
        'Saya beri tanda sementara dan sebutkan alasannya.',
        'Malam itu juga saya beri tahu atasan bahwa ada yang tidak beres.',
      ],
      'fix-cause': [
        'Sesudahnya saya buat pemeriksaan yang langsung menunjukkannya.',
        'Kami sepakati satu definisi.',
        'Sejak itu angkanya datang dua hari lebih awal.',
      ],
    },
  },
  'figure-changed-behaviour': {
    anchors: {
      '1': 'Menyebut indikator yang lazim.',
      '3': 'Indikator dengan tujuan dan sedikit pengaruh; efek samping tak terlihat.',
      '5': 'Indikator terkait keputusan, pengaruh dan efek samping dilihat, disesuaikan atau dibuang, orang dilibatkan.',
    },
    facts: {
      purpose: [
        'Kami ingin tahu apakah pelanggan kembali.',
        'Angkanya untuk menentukan penempatan orang.',
        'Sebelumnya semua mengukur hal berbeda.',
      ],
      definition: [
        'Saya tetapkan tepat apa yang masuk dan apa yang tidak.',
        'Dihitung tiap minggu dari sumber yang sama.',
        'Mula-mula ada perdebatan tentang definisinya.',
      ],
      'side-effect': [
        'Orang mulai memilih kasus yang mudah.',
        'Tiket ditutup lebih cepat supaya kelihatan bagus.',
        'Efek yang tak diinginkan, mutunya turun.',
      ],
      adjusted: [
        'Jadi kami tambah angka kedua di sampingnya.',
        'Saya keluarkan dari bonus.',
        'Setelah satu kuartal kami ubah.',
      ],
    },
  },
  'no-to-someone-important': {
    anchors: {
      '1': 'Menghindar atau menyerahkan kepada orang lain.',
      '3': 'Menolak dengan alasan; persiapan atau pilihan lain sedikit.',
      '5': 'Bersiap, bicara awal dan langsung, alasan dengan bahasa orang itu, menawarkan jalan, teguh pada yang penting.',
    },
    facts: {
      'early-in-person': [
        'Saya menemuinya sebelum rapat.',
        'Saya katakan langsung, bukan lewat surel.',
        'Begitu tahu, saya sampaikan.',
      ],
      reason: [
        'Saya jelaskan berapa waktu dan uangnya.',
        'Saya tunjukkan apa yang harus dikorbankan.',
        'Alasannya, hukum tidak mengizinkan.',
      ],
      alternative: [
        'Saya bawa usulan lain.',
        'Sebagian bisa kami berikan segera.',
        'Saya tunjukkan dua jalan lain ke sana.',
      ],
      'stayed-firm': [
        'Dia memaksa, tetapi saya tetap.',
        'Awalnya dia marah, kemudian menerima.',
        'Saya tetap tenang dan mengulang alasannya.',
      ],
    },
  },
  'old-way-new-way': {
    anchors: {
      '1': 'Pelatihan dan pengumuman dari atas.',
      '3': 'Menjelaskan manfaat, melatih, menemukan pendukung; penolakannya tidak dipahami.',
      '5': 'Alasan ditanggapi sungguh, produk atau rencana diubah karenanya, mulai dari yang diuntungkan, pemakaian nyata diukur, jujur tentang yang tidak ikut.',
    },
    facts: {
      'listened-to-reasons': [
        'Saya tanya apa yang mengganggu mereka dan mencatatnya.',
        'Keberatannya benar, memang lebih lama bagi mereka.',
        'Mereka takut diawasi.',
      ],
      'started-small': [
        'Kami mulai dengan satu tim yang mau.',
        'Dua rekan mencoba dulu dan bercerita kepada yang lain.',
        'Ada percobaan dengan sepuluh orang.',
      ],
      'practical-help': [
        'Minggu pertama saya duduk di samping mereka.',
        'Kami berlatih dengan kasus mereka sendiri.',
        'Ada satu orang yang bisa dihubungi bila tersendat.',
      ],
      'real-use': [
        'Setelah tiga bulan delapan puluh persen memakainya.',
        'Tiap minggu saya lihat berapa yang benar-benar memakai.',
        'Beberapa tetap dengan daftarnya, dan kami biarkan.',
      ],
      'adapted-it': [
        'Dua layar kami ubah karena masukan mereka.',
        'Rencananya direntang supaya tak ada yang kewalahan.',
        'Satu fungsi ditambah karena tanpa itu mereka tidak bisa.',
      ],
    },
  },
  'complicated-made-simple': {
    anchors: {
      '1': 'Istilah teknis atau hal umum; tak kelihatan apa itu.',
      '3': 'Pada umumnya dimengerti, tanpa pokok atau alasan pentingnya.',
      '5': 'Satu gambaran jelas, kata sederhana, pokoknya singkat, penting bagi siapa, bagian sendiri.',
    },
    facts: {
      'plain-picture': [
        'Bayangkan dapur besar tempat semua memasak bersamaan.',
        'Sederhananya, tiga daftar harus disatukan.',
        'Dengan kata biasa, kami harus tahu siapa berutang apa kepada siapa.',
      ],
      'why-it-mattered': [
        'Itu penting karena orang dibayar terlambat.',
        'Tanpa itu kami kehilangan pelanggan.',
        'Penting karena keputusan anggaran bergantung padanya.',
      ],
      'own-part': [
        'Bagian saya mengumpulkan aturannya.',
        'Saya bertanggung jawab atas perhitungannya.',
        'Saya yang memegang benang-benangnya.',
      ],
      'what-made-it-hard': [
        'Sulitnya, tak ada yang tahu keseluruhannya.',
        'Kesulitannya di banyaknya pengecualian.',
        'Rumit karena tiga negara punya aturan berbeda.',
      ],
    },
  },
  'account-does-not-reconcile': {
    anchors: {
      '1': 'Selisihnya dihapus dengan jurnal, atau menunggu.',
      '3': 'Menelusuri jurnal dan menemukan kesalahan lazim; pemberitahuan dan sebabnya kurang.',
      '5': 'Menurut jumlah dan tanggal, tahu sebab lazim, menilai materialitas, memberi tahu awal, jurnal transparan, sebabnya ditutup.',
    },
    facts: {
      'systematic-search': [
        'Buku besar saya bandingkan dengan rekening koran satu per satu.',
        'Pertama saya cari jumlah yang persis sama, atau separuhnya.',
        'Saya persempit menurut tanggal dan siapa yang mencatat.',
      ],
      'typical-causes': [
        'Sering kali faktur tercatat dua kali.',
        'Kerap soal pisah batas antara dua bulan.',
        'Akun yang salah atau dua angka tertukar.',
      ],
      materiality: [
        'Saya lihat apakah jumlahnya berarti bagi laporan.',
        'Selisih kecil boleh terbuka dengan catatan.',
        'Di atas jumlah tertentu harus selesai sebelum tutup buku.',
      ],
      'inform-early': [
        'Hari itu juga saya beri tahu manajer.',
        'Jangan sampai auditor yang pertama menemukannya.',
        'Saya katakan lebih awal supaya tanggalnya bisa dijaga atau digeser.',
      ],
      'documented-entry': [
        'Tiap koreksi ada dokumen dan catatannya.',
        'Selisih tidak pernah saya hapus tanpa penjelasan.',
        'Orang lain menyetujui jurnal koreksinya.',
      ],
    },
  },
  'eight-percent-over': {
    anchors: {
      '1': 'Melaporkan angka dan minta hemat.',
      '3': 'Memecah menurut jenis biaya dan menyebut alasan, tanpa perkiraan atau usulan.',
      '5': 'Memecah harga, jumlah, bauran, waktu; memisahkan sekali dan terus; bicara di lapangan; membawa perkiraan dan pilihan.',
    },
    facts: {
      'split-causes': [
        'Penyimpangannya saya pecah menjadi harga dan jumlah.',
        'Sebagian hanya pergeseran waktu.',
        'Saya lihat dari pusat biaya dan pemasok mana.',
      ],
      'one-off-or-lasting': [
        'Saya pisahkan yang sekali dari yang berlanjut.',
        'Separuhnya perbaikan sekali saja.',
        'Pertanyaan pentingnya, apakah akan terus begitu.',
      ],
      'talk-on-site': [
        'Saya bicara dengan yang mengeluarkan biayanya.',
        'Kepala produksi langsung tahu alasannya.',
        'Angka saja tidak menunjukkan sebabnya.',
      ],
      forecast: [
        'Saya tunjukkan di mana kita pada akhir tahun.',
        'Saya bawa perkiraan baru.',
        'Kalau tidak ada tindakan, kita lebih lima persen.',
      ],
      options: [
        'Saya datang dengan dua atau tiga langkah.',
        'Pesanan bisa ditunda atau kontraknya diubah.',
        'Saya sebut hasil dan biaya tiap langkah.',
      ],
    },
  },
  'weakest-assumption': {
    anchors: {
      '1': 'Menggambarkan rumus atau templat.',
      '3': 'Menyebut asumsi dan skenario; yang terlemah tidak ditunjuk.',
      '5': 'Menunjuk asumsi penentu, sumbernya, titik baliknya, apa yang harus benar, dan membandingkan dengan kenyataan.',
    },
    facts: {
      'weak-assumption': [
        'Asumsi terlemah jumlah pelanggan di tahun pertama.',
        'Tak ada yang tahu berapa yang benar-benar membeli.',
        'Semua bergantung pada harga yang tetap.',
      ],
      source: [
        'Nilainya saya ambil dari tiga kasus sejenis.',
        'Saya tanya pelanggan dan tim penjualan.',
        'Itu perkiraan, dan saya tandai begitu.',
      ],
      'tipping-point': [
        'Saya tunjukkan mulai nilai berapa tidak lagi untung.',
        'Kurang sepertiga saja sudah rugi.',
        'Ada kasus baik, sedang, dan buruk.',
      ],
      reality: [
        'Kemudian ternyata kami terlalu optimistis.',
        'Setahun kemudian kami bandingkan rencana dan kenyataan.',
        'Biayanya tepat, penjualannya datang belakangan.',
      ],
    },
  },
  'wrong-and-unnoticed': {
    anchors: {
      '1': 'Mengandalkan kepercayaan atau sistem.',
      '3': 'Menyebut kendali lazim seperti tanda tangan kedua, tanpa risiko nyata.',
      '5': 'Celah nyata, bagaimana terlihat, kendali yang sepadan, bukti bahwa bekerja, dan waktunya.',
    },
    facts: {
      gap: [
        'Satu orang bisa membuat pemasok lalu membayarnya.',
        'Tak ada yang tahu ketika tenggat lewat.',
        'Daftarnya diubah tangan dan tak ada yang memeriksa.',
      ],
      'second-person': [
        'Sejak itu dua orang harus menyetujui.',
        'Yang memasukkan tidak boleh melepas.',
        'Di atas jumlah tertentu diperiksa empat mata.',
      ],
      'automatic-check': [
        'Sistem memperingatkan bila faktur datang dua kali.',
        'Ada pengingat seminggu sebelum tanggalnya.',
        'Laporan menunjukkan semua perubahan rekening.',
      ],
      'checked-works': [
        'Dua kali setahun saya ambil sampel.',
        'Bulan pertama sudah menemukan dua kasus.',
        'Saya uji apakah bisa diakali.',
      ],
    },
  },
  'campaign-that-worked': {
    anchors: {
      '1': 'Bercerita gagasan dan tayangan; tanpa tujuan dan hasil.',
      '3': 'Tujuan, sasaran, angka; apakah hasilnya dari situ terbuka.',
      '5': 'Sasaran dan tujuan tajam, anggaran, ukuran dekat usaha, pembanding atau uji, pelajaran dipakai berikutnya.',
    },
    facts: {
      audience: [
        'Ditujukan untuk usaha kecil tanpa bagian TI.',
        'Kami ingin menjangkau orang tua di sekitar.',
        'Sasarannya orang yang pernah membeli.',
      ],
      goal: [
        'Tujuannya lima puluh permintaan sebulan.',
        'Kami ingin pendaftaran, bukan sekadar klik.',
        'Itu untuk janji temu bagi tim penjualan.',
      ],
      'cost-and-return': [
        'Kami keluarkan dua puluh juta rupiah dan dapat empat puluh prospek.',
        'Satu pelanggan baru berharga sekitar sembilan ratus ribu rupiah.',
        'Hasilnya tiga kali biayanya.',
      ],
      test: [
        'Dua versi kami uji satu sama lain.',
        'Satu daerah mendapatnya, yang lain tidak.',
        'Saya bandingkan dengan bulan sebelumnya dan tahun lalu.',
      ],
      lesson: [
        'Judulnya yang membedakan, jadi kami pertahankan.',
        'Saluran yang tak membawa hasil saya hentikan.',
        'Lain kali saya mulai dengan saluran lebih sedikit.',
      ],
    },
  },
  'what-customers-wanted': {
    anchors: {
      '1': 'Pendapat tentang pelanggan tanpa sumber.',
      '3': 'Survei atau perbandingan dengan hasil; tanpa kejutan dan akibat.',
      '5': 'Kontak sendiri atau data kuat, keyakinan salah diluruskan, batasnya diketahui, sesuatu berubah.',
    },
    facts: {
      'talked-to-customers': [
        'Lima belas pelanggan saya telepon dan tanyai.',
        'Saya hadir ketika mereka memakainya.',
        'Kami mewawancarai orang yang sudah pergi.',
      ],
      'false-belief': [
        'Kami kira harganya, ternyata waktu tunggunya.',
        'Semua yakin mereka mau fungsi lebih banyak.',
        'Ternyata orang lain di perusahaan itu yang memutuskan.',
      ],
      'other-sources': [
        'Saya bandingkan dengan angka penjualan.',
        'Pesaing sudah menawarkannya.',
        'Permintaan bantuan menunjukkan hal yang sama.',
      ],
      consequence: [
        'Jadi penawarannya kami ubah.',
        'Teks di halaman ditulis ulang.',
        'Tim produk menaruhnya paling atas.',
      ],
    },
  },
  'deal-with-many-heads': {
    anchors: {
      '1': 'Produk bagus dan pembicaraan bagus; tanpa jalur keputusan.',
      '3': 'Menyebut yang terlibat dan jalannya; mengapa diputuskan tetap dugaan.',
      '5': 'Peta orang dan kepentingan, saat berbaliknya dengan alasan, langkah sendiri, bertanya kepada pelanggan, belajar darinya.',
    },
    facts: {
      'decision-map': [
        'Pemakai mau, pembelian minta murah, dan atasan harus menandatangani.',
        'Ada empat orang dengan kepentingan berbeda.',
        'Sejak awal saya tahu siapa yang memutuskan dan siapa yang bisa menahan.',
      ],
      need: [
        'Masalahnya menghabiskan sekitar dua hari seminggu.',
        'Saya tanya apa yang terjadi bila tak diubah.',
        'Alasan membelinya aturan baru.',
      ],
      'turning-point': [
        'Diputuskan ketika mereka mencobanya sendiri.',
        'Kami kalah ketika manajer baru datang dan saya tak punya hubungan.',
        'Titik baliknya kunjungan ke pelanggan lain.',
      ],
      'asked-why': [
        'Sesudahnya saya tanya mengapa mereka memutuskan begitu.',
        'Katanya pesaing menjawab lebih cepat.',
        'Setelah kalah saya menelepon untuk tahu alasannya.',
      ],
    },
  },
  'customer-about-to-leave': {
    anchors: {
      '1': 'Memberi diskon, atau tahu dari surat berhenti.',
      '3': 'Bicara dan menyelesaikan masalahnya; tandanya tidak terlihat awal.',
      '5': 'Melihat tanda awal, paham sebabnya, menggerakkan rekan, menepati janji yang bisa diperiksa, mengubah untuk yang lain juga.',
    },
    facts: {
      sign: [
        'Pesanannya berkurang dan tidak menelepon balik.',
        'Pemakaiannya turun dua bulan.',
        'Ada penanggung jawab baru yang meminta kontraknya.',
      ],
      'honest-talk': [
        'Saya datang dan bertanya terbuka apa yang salah.',
        'Saya biarkan dia bercerita semua tanpa membela diri.',
        'Katanya dia merasa dibiarkan sendiri.',
      ],
      'solved-cause': [
        'Kesalahan yang mengganggu berbulan-bulan kami perbaiki.',
        'Saya sambungkan dengan orang teknik.',
        'Mereka mendapat satu kontak tetap.',
      ],
      outcome: [
        'Mereka bertahan dan memperpanjang dua tahun.',
        'Kami kehilangan mereka, tetapi kemudian kembali.',
        'Kini mereka merekomendasikan kami.',
      ],
    },
  },
  'first-knew-late': {
    anchors: {
      '1': 'Orang lain yang terlambat, atau tak pernah.',
      '3': 'Menyadari pada waktunya dan memberi tahu; rencananya hanya digeser.',
      '5': 'Tanda dini, memberi tahu dengan pilihan, memangkas dengan sengaja, dan merencanakan berbeda sejak itu.',
    },
    facts: {
      'early-sign': [
        'Saya sadar ketika tonggak pertama mundur seminggu.',
        'Pemasok tak lagi menjawab jelas.',
        'Setelah sepertiga waktu baru sepersepuluh yang selesai.',
      ],
      'told-at-once': [
        'Hari itu juga klien saya telepon.',
        'Atasan saya beri tahu sebelum rapat.',
        'Saya tidak menunggu laporan berikutnya.',
      ],
      options: [
        'Saya bawa tiga kemungkinan: nanti, kurang, atau tambah orang.',
        'Sebagian kami lepas supaya tanggalnya terjaga.',
        'Bagian terpenting diserahkan tepat waktu.',
      ],
      'plans-differently': [
        'Sejak itu saya merencanakan dengan cadangan.',
        'Kini saya tanya yang mengerjakan berapa lamanya.',
        'Sekarang bagian paling berisiko saya periksa dulu.',
      ],
    },
  },
  'risk-before-others': {
    anchors: {
      '1': 'Daftar risiko secara umum.',
      '3': 'Risiko nyata dan langkahnya; usaha atau reaksi orang terbuka.',
      '5': 'Alasan curiga, usaha ditimbang terhadap kerugian, meyakinkan orang, bertindak tepat waktu, jujur tentang hasil.',
    },
    facts: {
      suspicion: [
        'Saya pernah melihat hal sama di proyek sebelumnya.',
        'Yang membuat curiga, satu orang tahu semuanya.',
        'Tanggalnya bergantung pada satu pemasok.',
      ],
      action: [
        'Pemasok kedua saya cari lebih dulu.',
        'Bagian yang sulit kami coba dulu.',
        'Saya minta orang kedua mempelajarinya.',
      ],
      'convinced-others': [
        'Mula-mula tak ada yang mau dengar.',
        'Saya hitung berapa kerugiannya.',
        'Saya minta dua hari untuk mengujinya.',
      ],
      outcome: [
        'Itu terjadi dan kami siap.',
        'Tidak terjadi, dan saya akan melakukannya lagi.',
        'Itu menghemat kira-kira sebulan.',
      ],
    },
  },
  'works-without-you': {
    anchors: {
      '1': 'Menulis dokumen, atau masih dipanggil terus.',
      '3': 'Pelatihan dan dokumen; tak ada yang memeriksa apakah jalan.',
      '5': 'Penerus ditunjuk awal, dibiarkan mengerjakan selagi masih ada, catatan pendek untuk kasus nyata, ditengok lagi.',
    },
    facts: {
      'owner-early': [
        'Penerusnya ikut sejak awal.',
        'Jelas siapa yang mengambil alih.',
        'Sejak dini saya cari orang yang mau.',
      ],
      'let-them-do': [
        'Minggu-minggu terakhir dia yang mengerjakan, saya hanya melihat.',
        'Dua kali kami kerjakan bersama, lalu dia sendiri.',
        'Saya cuti sebagai ujian.',
      ],
      'short-notes': [
        'Saya tulis dua halaman untuk kasus yang paling sering.',
        'Ada daftar periksa bergambar.',
        'Catatannya menyebut apa yang dilakukan bila keliru.',
      ],
      'looked-again': [
        'Tiga bulan kemudian saya menelepon.',
        'Sampai hari ini jalan tanpa saya.',
        'Mereka mengubahnya sesuai kebutuhan, itu tanda baik.',
      ],
    },
  },
  'hard-to-fill': {
    anchors: {
      '1': 'Memasang lebih banyak iklan.',
      '3': 'Saluran atau teks lain dan sedikit hasil; syarat dan pemilihan tetap.',
      '5': 'Mempertanyakan syarat, mengubah pencarian dan pemilihan dengan alasan, pertanyaan sama bagi semua, angka, melihat hasil orangnya.',
    },
    facts: {
      'questioned-requirements': [
        'Saya tanya bagian itu apa yang benar-benar perlu di hari pertama.',
        'Syarat ijazahnya kami hapus.',
        'Separuh daftarnya hanya bagus kalau ada.',
      ],
      'new-ways': [
        'Saya menghubungi orang langsung.',
        'Karyawan merekomendasikan seseorang.',
        'Iklannya kami tulis ulang dan tugasnya disebut jelas.',
      ],
      'fair-selection': [
        'Semua mendapat pertanyaan sama dan tugas pendek yang sama.',
        'Sebelumnya kami tentukan jawaban yang baik.',
        'Dua orang menilai terpisah.',
      ],
      result: [
        'Setelah enam minggu posisinya terisi.',
        'Pelamar yang cocok menjadi dua kali lipat.',
        'Dia masih di sana dan kini memimpin tim.',
      ],
    },
  },
  'wrong-payslip': {
    anchors: {
      '1': 'Menyalahkan sistem, konsultan pajak, atau bulan depan.',
      '3': 'Memeriksa dan membetulkan; sebab dan orang lain tidak dilihat.',
      '5': 'Mendengar, memeriksa dokumen dan aturan, menyebut tanggal, membetulkan dengan jejak, mencari yang lain, menutup sebab, menjaga rahasia.',
    },
    facts: {
      'takes-seriously': [
        'Saya dengarkan dulu dan minta maaf atas kesalahannya.',
        'Uang itu peka, jadi saya langsung sediakan waktu.',
        'Saya jelaskan apa yang saya lihat di slipnya.',
      ],
      'checks-documents': [
        'Saya cocokkan dengan kontrak dan catatan waktu.',
        'Aturannya saya lihat di perjanjian kerja bersama.',
        'Saya periksa catatan bulan sebelumnya.',
      ],
      'clear-date': [
        'Saya sebut sampai kapan dibetulkan.',
        'Kalau mendesak ada pembayaran di muka.',
        'Begitu selesai dia saya telepon.',
      ],
      'others-affected': [
        'Saya lihat apakah orang lain punya kesalahan sama.',
        'Semua yang ganti giliran terkena.',
        'Saya cari semua kasus serupa.',
      ],
      'closes-cause': [
        'Formulirnya diubah supaya tanggal tak bisa kosong.',
        'Sejak itu orang kedua memeriksa perubahan.',
        'Kami tambah pemeriksaan sebelum proses gaji.',
      ],
    },
  },
  'five-want-something': {
    anchors: {
      '1': 'Satu per satu, atau yang paling keras.',
      '3': 'Mengurutkan menurut mendesaknya; yang menunggu tak dikabari.',
      '5': 'Bertanya tanggal sebenarnya, tahu apa yang bergantung padanya, memberi tahu kapan selesai, daftar terlihat, menolak bila perlu.',
    },
    facts: {
      'asks-real-date': [
        'Saya tanya kapan benar-benar perlu.',
        'Sering kali mendesak ternyata berarti besok.',
        'Pertama saya cari tahu apa yang bergantung padanya.',
      ],
      'tells-waiting': [
        'Yang lain saya beri tahu kapan akan mendapatnya.',
        'Tak ada yang dibiarkan tanpa jawaban.',
        'Saya tulis singkat bahwa jam tiga selesai.',
      ],
      list: [
        'Saya punya daftar dan mengurutkannya tiap pagi.',
        'Semua yang masuk langsung saya catat.',
        'Kalender menunjukkan apa yang tetap.',
      ],
      'asks-when-clash': [
        'Kalau dua atasan mau jam sama, saya minta mereka bersepakat.',
        'Saya bilang hanya bisa salah satu.',
        'Saya minta bantuan rekan.',
      ],
    },
  },
  'able-afterwards': {
    anchors: {
      '1': 'Isi dan salindia; peserta puas.',
      '3': 'Tujuan dan latihan; hasilnya dinilai dengan perasaan.',
      '5': 'Tujuan sebagai kemampuan, latihan kasus nyata, diperiksa saat itu dan nanti, diubah karenanya.',
    },
    facts: {
      'goal-as-ability': [
        'Pada akhirnya mereka harus bisa menulis pesanan sendiri.',
        'Tujuannya bisa bercakap sederhana.',
        'Saya tulis apa yang harus bisa dilakukan, bukan apa yang ingin saya ceritakan.',
      ],
      practice: [
        'Sebagian besar waktu mereka berlatih sendiri.',
        'Kami kerjakan kasus dari pekerjaan mereka.',
        'Masing-masing harus melakukannya sekali di depan.',
      ],
      checked: [
        'Di akhir ada tugas kecil tanpa bantuan.',
        'Empat minggu kemudian saya tanya atasan mereka apa yang berubah.',
        'Saya bandingkan tes sebelum dan sesudah.',
      ],
      adapted: [
        'Saya sadar bagian kedua terlalu cepat, lalu saya bagi.',
        'Untuk kelompok berikutnya separuh salindia saya buang.',
        'Yang lebih cepat mendapat latihan lebih sulit.',
      ],
    },
  },
};
