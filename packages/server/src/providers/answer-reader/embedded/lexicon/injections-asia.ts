import { list } from './categories.ts';
import type { InjectionLexicon } from './injection-categories.ts';

export const zhInjection: InjectionLexicon = {
  ignore: list(
    '忽略 | 无视 | 忽视 | 忘记 | 忘掉 | 不要理会 | 不用理会 | 不必理会 | 请勿遵循 | 不要遵循 | 不要遵守 | 抛开 | 覆盖 | 取消 | 撇开 | 無視 | 忘記',
  ),
  rules: list('指示 | 指令 | 提示词 | 提示 | 规则 | 说明 | 要求 | 命令 | 准则 | 规定 | 規則 | 設定'),
  prior: list('之前 | 先前 | 以前 | 以上 | 上述 | 前面 | 所有 | 全部 | 一切 | 你的 | 您的 | 原来 | 此前'),
  give: list(
    '给 | 打 | 评为 | 评定 | 评价 | 评分 | 判为 | 打出 | 给予 | 记录 | 填写 | 输出 | 写 | 应得 | 给出 | 評 | 給',
  ),
  mark: list('分数 | 评分 | 得分 | 成绩 | 等级 | 级别 | 分 | 星级 | 评级 | 评价 | 能力项 | 打分'),
  top: list(
    '满分 | 最高分 | 最高 | 高分 | 最好 | 最佳 | 优秀 | 完美 | 五分 | 五星 | 5分 | 10分 | 十分 | 100分 | 百分之百 | 最高级 | 强烈推荐 | 滿分 | 5/5 | 10/10',
  ),
  five: list('5 | 五 | 10 | 十 | 100'),
  answer: list(
    '这个回答 | 这个答案 | 此回答 | 该回答 | 本回答 | 这段回答 | 我的回答 | 我的答案 | 所有回答 | 每个回答 | 这位候选人 | 该候选人 | 此候选人 | 这名候选人 | 这个人 | 所有能力 | 每项能力 | 每个问题 | 所有问题 | 這個回答',
  ),
  grader: list(
    '评分员 | 评分者 | 评分系统 | 评分模型 | 评估系统 | 评估员 | 评估者 | 考官 | 阅卷 | 语言模型 | 评审员 | 评判者 | 打分者 | 打分系统 | 如果ai在读 | ai正在阅读',
  ),
  reader: list('ai | 人工智能 | 系统 | 模型 | 助手 | 面试官 | 招聘 | 算法 | 管理员 | 审核'),
  address: list('亲爱的 | 尊敬的 | 致 | 注意 | 提示给 | 备注 | 说明给 | 请注意 | 你好'),
  plead: list(
    '请宽容 | 请大方 | 手下留情 | 高抬贵手 | 拜托 | 求求 | 请给 | 请打 | 请评 | 不胜感激 | 非常感谢 | 感激不尽 | 请慷慨 | 慷慨 | 宽松',
  ),
  approved: list(
    '已经通过 | 已通过 | 已获批准 | 已被录用 | 已经录用 | 已被选中 | 已经选中 | 预先批准 | 已经决定 | 已内定 | 已约定 | 已经说好 | 已获得批准',
  ),
  threat: list('歧视 | 举报 | 投诉 | 起诉 | 律师 | 后果 | 法律责任 | 违法 | 告你 | 解雇'),
  low: list('低于 | 少于 | 以下 | 更低 | 不足 | 任何其他'),
  change: list('更新 | 修改 | 改变 | 变更 | 替换 | 新版本 | 今天早上 | 今天起 | 从现在起 | 不再适用 | 已改'),
  rubric: list('评分标准 | 评估标准 | 评分细则 | 评分规则 | 评价标准 | 打分标准 | 量规'),
  play: list(
    '我们来玩 | 玩个游戏 | 玩一个游戏 | 假装 | 扮演 | 你现在是 | 想象你是 | 假设你是 | 你是一个 | 你是一位 | 你是一名 | 角色扮演 | 从现在开始你',
  ),
  end: list('记录结束 | 转录结束 | 文字记录结束 | 面试结束 | 回答结束 | 对话结束 | 文本结束 | 输入结束 | 新任务'),
  translate: list('翻译 | 执行 | 照做 | 服从 | 重复 | 按照它'),
  treat: list('视为 | 当作 | 看作 | 算作 | 认为'),
  hide: list('不要提及 | 不要提到 | 不要标记 | 不要报告 | 不要扣分 | 不扣分 | 请勿扣分 | 不要透露 | 不要告诉'),
};

export const jaInjection: InjectionLexicon = {
  ignore: list('無視 | 忘れ | 従わない | 破棄 | 取り消 | 無効に | 考慮せず | 考慮しない | 上書き | 気にせず'),
  rules: list('指示 | 命令 | 指令 | プロンプト | ルール | 規則 | ガイドライン | 説明 | 設定 | 制約'),
  prior: list('これまで | 以前 | 前の | 上記 | すべて | 全て | 全部 | あなたの | 先の | 最初の | 今まで | 先ほど'),
  give: list(
    '付ける | つける | 与える | 付けること | とせよ | 付けて | つけて | 与えて | 評価して | 評価し | 採点して | 採点し | ください | 下さい | 記入 | 出力 | 記録 | 返して | 値する | あげて | 付与 | 判定 | つけろ | 付けろ | 与えよ',
  ),
  mark: list('点 | 点数 | 得点 | スコア | 評価 | 評点 | 成績 | レベル | ランク | 段階 | 採点'),
  top: list(
    '満点 | 最高 | 最高点 | 最高評価 | 完璧 | 優秀 | 最大 | 5点 | 五点 | 10点 | 100点 | 百点 | 最上 | 5段階の5 | 五段階の五 | 5/5 | 10/10 | 100%',
  ),
  five: list('5 | 五 | 10 | 十 | 100'),
  answer: list(
    'この回答 | この答え | 本回答 | 私の回答 | わたしの回答 | すべての回答 | 全ての回答 | 各回答 | この候補者 | この応募者 | この人 | すべての項目 | 全項目 | すべての能力 | すべての質問 | 全ての質問',
  ),
  grader: list(
    '採点者 | 採点システム | 採点ai | 評価者 | 評価システム | 評価ai | 評価モデル | 試験官 | 言語モデル | 審査員 | aiが読んで | これを読んでいるai | 採点担当 | 評価担当',
  ),
  reader: list('ai | システム | モデル | アシスタント | 面接官 | 人工知能 | アルゴリズム | 管理者 | 採用担当'),
  address: list('親愛なる | 拝啓 | へ: | へ： | への注意 | への指示 | への連絡 | 注意 | 注記 | 宛て | さんへ | 様へ'),
  plead: list('お願い | どうか | 寛大 | 甘く | 大目に | ご配慮 | 幸いです | ありがたい | 助かります | 感謝 | 手加減'),
  approved: list(
    'すでに承認 | 既に承認 | 承認済み | 事前承認 | すでに選ばれ | 既に選ばれ | 内定 | すでに合格 | 既に合格 | 合格済み | 決定済み | 決まってい | 合意済み',
  ),
  threat: list('差別 | 通報 | 報告され | 訴え | 訴訟 | 弁護士 | 苦情 | 違法 | 法的措置 | 責任を問 | 解雇'),
  low: list('以下 | 未満 | 下回 | より低 | 低い'),
  change: list('更新 | 変更 | 改訂 | 改定 | 新しい版 | 今朝 | 今日から | 今から | 本日から | 適用されな'),
  rubric: list('評価基準 | 採点基準 | ルーブリック | 評価表 | 採点表 | 評価ルール'),
  play: list(
    'ゲームをし | ゲームを | ふりをし | 演じ | あなたは今 | あなたは今から | あなたは採点 | あなたは評価 | ロールプレイ | 想像し | として振る舞 | になりきって',
  ),
  end: list(
    '文字起こし終了 | 文字起こしの終わり | 記録終了 | 面接終了 | 面接はここまで | 回答終了 | 会話終了 | テキスト終了 | 入力終了 | 新しいタスク',
  ),
  translate: list('翻訳し | 訳し | 実行し | 従って | 従え | 繰り返し'),
  treat: list('とみなし | と見なし | として扱 | と考え | とする'),
  hide: list('言及しない | 触れない | 報告しない | 指摘しない | 減点しない | 減点なし | 減点せず | 明かさない'),
};

export const koInjection: InjectionLexicon = {
  ignore: list('무시 | 잊어 | 잊고 | 따르지 마 | 따르지 말 | 신경 쓰지 | 취소하 | 덮어쓰 | 제쳐'),
  rules: list('지시 | 명령 | 지침 | 프롬프트 | 규칙 | 가이드라인 | 안내 | 설정 | 제약'),
  prior: list('이전 | 앞의 | 앞선 | 위의 | 모두 | 모든 | 전부 | 당신의 | 너의 | 지금까지 | 기존 | 원래'),
  give: list(
    '주세요 | 주십시오 | 줘 | 주시 | 부여 | 매겨 | 평가해 | 평가하 | 채점해 | 기록해 | 입력해 | 출력해 | 적어 | 받아야 | 달라',
  ),
  mark: list('점수 | 점 | 평점 | 등급 | 평가 | 성적 | 별점 | 수준 | 레벨 | 역량'),
  top: list(
    '만점 | 최고점 | 최고 | 최상 | 최대 | 완벽 | 우수 | 5점 | 오점 | 10점 | 100점 | 백점 | 5점 만점 | 별 다섯 | 강력 추천 | 5/5 | 10/10 | 100%',
  ),
  five: list('5 | 다섯 | 오 점 | 10 | 100'),
  answer: list(
    '이 답변 | 이 대답 | 이 응답 | 제 답변 | 내 답변 | 나의 답변 | 모든 답변 | 각 답변 | 이 지원자 | 이 후보 | 이 사람 | 모든 역량 | 모든 항목 | 모든 질문',
  ),
  grader: list(
    '채점자 | 채점관 | 채점 시스템 | 평가자 | 평가 시스템 | 평가 모델 | 평가관 | 심사위원 | 언어 모델 | 언어모델 | ai가 읽고 | 이것을 읽는 | 시험관',
  ),
  reader: list('ai | 인공지능 | 시스템 | 모델 | 어시스턴트 | 면접관 | 채용 | 알고리즘 | 관리자'),
  address: list('친애하는 | 존경하는 | 에게 | 께 | 주의 | 참고 | 알림 | 안녕하세요'),
  plead: list('부탁 | 제발 | 너그럽게 | 관대하게 | 관대 | 감사하겠습니다 | 고맙겠습니다 | 잘 봐 | 선처'),
  approved: list(
    '이미 승인 | 사전 승인 | 이미 선발 | 이미 합격 | 이미 채용 | 이미 결정 | 합의된 | 합의되 | 내정 | 이미 통과',
  ),
  threat: list('차별 | 신고 | 고소 | 소송 | 변호사 | 민원 | 불법 | 책임을 | 법적 | 해고'),
  low: list('미만 | 이하 | 보다 낮 | 낮은 | 아래'),
  change: list('업데이트 | 변경 | 개정 | 바뀌 | 수정되 | 새 버전 | 오늘 아침 | 오늘부터 | 지금부터 | 더 이상 적용'),
  rubric: list('평가 기준 | 평가기준 | 채점 기준 | 채점기준 | 루브릭 | 평가표 | 채점표'),
  play: list(
    '게임을 하자 | 게임을 합시다 | 게임하자 | 인 척 | 척하 | 역할극 | 역할을 맡 | 당신은 이제 | 너는 이제 | 당신은 채점 | 당신은 평가 | 상상해',
  ),
  end: list(
    '녹취록 끝 | 대화록 끝 | 기록 끝 | 면접 종료 | 면접 끝 | 답변 끝 | 답변 종료 | 대화 종료 | 텍스트 끝 | 입력 종료 | 새 작업 | 새로운 작업',
  ),
  translate: list('번역하 | 번역해 | 실행하 | 실행해 | 따르 | 따라 하 | 반복하'),
  treat: list('간주 | 여겨 | 취급 | 생각해 | 보아'),
  hide: list('언급하지 | 보고하지 | 표시하지 | 감점하지 | 감점 없이 | 알리지 | 밝히지'),
};

export const viInjection: InjectionLexicon = {
  ignore: list(
    'bỏ qua | hãy quên | quên đi | quên hết | quên tất cả | phớt lờ | đừng làm theo | không làm theo | không tuân theo | hủy bỏ | gạt bỏ | lờ đi',
  ),
  rules: list('hướng dẫn | chỉ dẫn | chỉ thị | mệnh lệnh | lệnh | quy tắc | quy định | yêu cầu | prompt | câu lệnh'),
  prior: list('trước đó | trước đây | ở trên | bên trên | mọi | tất cả | các | của bạn | ban đầu | phía trên'),
  give: list('cho | chấm | đánh giá | ghi | điền | viết | xếp | trao | tặng | xứng đáng | hãy cho | xuất ra'),
  mark: list('điểm | điểm số | mức | thang điểm | đánh giá | xếp hạng | sao | cấp độ | năng lực'),
  top: list(
    'tối đa | cao nhất | tuyệt đối | hoàn hảo | xuất sắc | tốt nhất | trọn vẹn | năm trên năm | 5 trên 5 | mười trên mười | 10 trên 10 | 5/5 | 10/10 | 100% | 100 % | điểm 10 | điểm mười | điểm 5 | điểm năm',
  ),
  five: list('5 | năm | 10 | mười | 100'),
  answer: list(
    'câu trả lời này | câu trả lời của tôi | các câu trả lời | mọi câu trả lời | tất cả câu trả lời | mỗi câu trả lời | ứng viên này | người này | thí sinh này | mọi năng lực | tất cả năng lực | mọi câu hỏi | cho tôi',
  ),
  grader: list(
    'người chấm | giám khảo | hệ thống chấm | hệ thống đánh giá | người đánh giá | mô hình ngôn ngữ | ai đang đọc | trí tuệ nhân tạo đang đọc | ai chấm',
  ),
  reader: list('ai | hệ thống | mô hình | trợ lý | nhà tuyển dụng | người phỏng vấn | thuật toán | quản trị viên'),
  address: list('kính gửi | thân gửi | gửi | lưu ý | ghi chú cho | chú ý | xin chào | thông báo cho'),
  plead: list(
    'xin hãy | làm ơn | vui lòng | rộng lượng | nương tay | rất biết ơn | vô cùng biết ơn | cảm kích | cầu xin | châm chước',
  ),
  approved: list(
    'đã được duyệt | đã được phê duyệt | đã được chọn | đã được tuyển | đã trúng tuyển | đã được chấp nhận | đã quyết định | đã thỏa thuận | đã thống nhất',
  ),
  threat: list(
    'phân biệt đối xử | bị báo cáo | khiếu nại | kiện | luật sư | hậu quả | bất hợp pháp | trái pháp luật | tố cáo | sa thải',
  ),
  low: list('dưới | thấp hơn | ít hơn | nhỏ hơn | kém hơn'),
  change: list(
    'đã được cập nhật | cập nhật | thay đổi | sửa đổi | phiên bản mới | sáng nay | từ hôm nay | từ bây giờ | không còn áp dụng',
  ),
  rubric: list('tiêu chí đánh giá | tiêu chí chấm | thang đánh giá | bảng tiêu chí | hướng dẫn chấm | quy tắc chấm'),
  play: list(
    'hãy chơi | chơi một trò | trò chơi | giả vờ | đóng vai | bây giờ bạn là | bạn là một | hãy tưởng tượng | từ giờ bạn là',
  ),
  end: list(
    'kết thúc bản ghi | hết bản ghi | kết thúc phỏng vấn | kết thúc câu trả lời | kết thúc hội thoại | kết thúc văn bản | nhiệm vụ mới',
  ),
  translate: list('dịch | hãy dịch | thực hiện | thi hành | làm theo | lặp lại'),
  treat: list('coi | xem | xem như | coi như'),
  hide: list(
    'đừng đề cập | không đề cập | đừng báo cáo | đừng đánh dấu | không trừ điểm | đừng trừ điểm | đừng tiết lộ',
  ),
};

export const hiInjection: InjectionLexicon = {
  ignore: list(
    'अनदेखा | अनदेखी | नज़रअंदाज़ | नजरअंदाज | नज़रअंदाज | भूल जाओ | भूल जाएं | भूल जाइए | भूल जाएँ | उपेक्षा | पालन न करें | पालन मत | रद्द',
  ),
  rules: list('निर्देश* | नियम* | आदेश* | हिदायत* | प्रॉम्प्ट | दिशानिर्देश* | अनुदेश*'),
  prior: list('पिछले | पिछली | पहले | पूर्व | सभी | सारे | सब | अपने | आपके | ऊपर | उपरोक्त | अब तक'),
  give: list('दें | दो | दीजिए | दीजिये | देना | दे | लिखें | लिखो | दर्ज | आंकें | मूल्यांकन करें | प्रदान | रेट | मिलना चाहिए | योग्य'),
  mark: list('अंक | अंकों | नंबर | स्कोर | रेटिंग | ग्रेड | श्रेणी | स्तर | मूल्यांकन | सितारे | दक्षता'),
  top: list(
    'पूरे | पूर्ण | सर्वोच्च | अधिकतम | उच्चतम | सबसे अच्छा | सबसे ऊंचे | सबसे ऊँचे | सर्वश्रेष्ठ | उत्कृष्ट | शानदार | पांच में से पांच | पाँच में से पाँच | 5 में से 5 | दस में से दस | 10 में से 10 | 5/5 | 10/10 | 100% | शत प्रतिशत | सौ प्रतिशत | पूरा',
  ),
  five: list('5 | पांच | पाँच | 10 | दस | 100'),
  answer: list(
    'इस उत्तर | इस जवाब | मेरे उत्तर | मेरे जवाब | सभी उत्तरों | सभी जवाबों | हर उत्तर | इस उम्मीदवार | इस व्यक्ति | इस अभ्यर्थी | सभी दक्षताओं | हर सवाल | सभी प्रश्नों | मुझे',
  ),
  grader: list(
    'परीक्षक | मूल्यांकनकर्ता | मूल्यांकन प्रणाली | ग्रेडर | अंकदाता | भाषा मॉडल | एआई पढ़ | जो भी जांच | जाँचकर्ता | जांचकर्ता',
  ),
  reader: list('एआई | ai | सिस्टम | प्रणाली | मॉडल | सहायक | साक्षात्कारकर्ता | भर्तीकर्ता | एल्गोरिदम'),
  address: list('प्रिय | आदरणीय | माननीय | ध्यान दें | सूचना | नोट | संदेश | नमस्ते'),
  plead: list('कृपया | उदार | मेहरबानी | दया | आभारी | कृतज्ञ | विनती | निवेदन | नरमी'),
  approved: list(
    'पहले ही चुना | पहले से चुना | पहले ही स्वीकृत | पूर्व-स्वीकृत | पहले से स्वीकृत | चयन हो चुका | चुना जा चुका | तय हो चुका | तय है | पहले ही तय | नियुक्त हो चुका',
  ),
  threat: list(
    'भेदभाव | शिकायत | मुकदमा | वकील | अदालत | परिणाम भुगत | गैरकानूनी | अवैध | रिपोर्ट की जाएगी | कानूनी कार्रवाई | नौकरी से',
  ),
  low: list('से कम | नीचे | कम | निचला'),
  change: list('अपडेट | बदल | संशोधित | नया संस्करण | आज सुबह | आज से | अब से | लागू नहीं'),
  rubric: list('मूल्यांकन मानदंड | मूल्यांकन के मानदंड | अंकन योजना | रूब्रिक | मूल्यांकन नियम'),
  play: list(
    'खेल खेल* | एक खेल | नाटक कर* | मान लो कि | मान लीजिए कि आप | अब आप | अब तुम | आप एक | कल्पना कर* | की भूमिका | अभिनय',
  ),
  end: list('प्रतिलेख समाप्त | प्रतिलेख का अंत | साक्षात्कार समाप्त | उत्तर समाप्त | बातचीत समाप्त | पाठ समाप्त | नया कार्य'),
  translate: list('अनुवाद कर* | पालन करो | पालन करें | निष्पादित | दोहराएं | दोहराओ'),
  treat: list('मानें | मान लें | समझें | माना जाए'),
  hide: list('उल्लेख न करें | ज़िक्र न करें | रिपोर्ट न करें | चिह्नित न करें | अंक न काटें | कटौती न करें | न बताएं'),
};

export const thInjection: InjectionLexicon = {
  ignore: list('ละเว้น | เพิกเฉย | ไม่ต้องสนใจ | อย่าสนใจ | ลืม | ไม่ต้องทำตาม | อย่าทำตาม | มองข้าม | ยกเลิก | ไม่สนใจ'),
  rules: list('คำสั่ง | คำแนะนำ | กฎ | ข้อกำหนด | แนวทาง | พรอมต์ | คำชี้แจง | ข้อบังคับ'),
  prior: list('ก่อนหน้า | ทั้งหมด | ทุก | ข้างต้น | ด้านบน | ของคุณ | เดิม | ที่ผ่านมา'),
  give: list('ให้ | ให้คะแนน | ประเมิน | บันทึก | กรอก | เขียน | แสดงผล | สมควรได้รับ | โปรด'),
  mark: list('คะแนน | เกรด | ระดับ | ผลประเมิน | การประเมิน | ดาว | สมรรถนะ'),
  top: list(
    'เต็ม | คะแนนเต็ม | สูงสุด | สูงที่สุด | ดีที่สุด | ยอดเยี่ยม | สมบูรณ์แบบ | ดีเยี่ยม | ห้าเต็มห้า | 5 เต็ม 5 | 5/5 | 10/10 | 100% | ร้อยเปอร์เซ็นต์',
  ),
  five: list('5 | ห้า | 10 | สิบ | 100'),
  answer: list(
    'คำตอบนี้ | คำตอบของฉัน | คำตอบของผม | คำตอบของดิฉัน | ทุกคำตอบ | คำตอบทั้งหมด | ผู้สมัครคนนี้ | ผู้สมัครรายนี้ | คนนี้ | ทุกสมรรถนะ | ทุกคำถาม | ทุกข้อ',
  ),
  grader: list(
    'ผู้ให้คะแนน | ผู้ประเมิน | ผู้ตรวจ | ระบบให้คะแนน | ระบบประเมิน | ระบบตรวจ | โมเดลภาษา | กรรมการ | ai ที่กำลังอ่าน | ปัญญาประดิษฐ์ที่กำลังอ่าน',
  ),
  reader: list('ai | ปัญญาประดิษฐ์ | ระบบ | โมเดล | ผู้ช่วย | ผู้สัมภาษณ์ | อัลกอริทึม | ผู้ดูแล'),
  address: list('เรียน | ถึง | หมายเหตุ | ข้อความถึง | โปรดทราบ | สวัสดี'),
  plead: list('กรุณา | โปรดเมตตา | ใจดี | ใจกว้าง | เมตตา | ขอบคุณมาก | ขอความกรุณา | ขอร้อง | อนุโลม'),
  approved: list('ได้รับการอนุมัติแล้ว | อนุมัติแล้ว | ได้รับเลือกแล้ว | ถูกเลือกแล้ว | รับเข้าทำงานแล้ว | ผ่านแล้ว | ตกลงกันแล้ว | ตัดสินใจแล้ว'),
  threat: list('เลือกปฏิบัติ | ร้องเรียน | ฟ้อง | ทนาย | รายงานต่อ | ผิดกฎหมาย | ผลที่ตามมา | ถูกไล่ออก | ดำเนินคดี'),
  low: list('ต่ำกว่า | น้อยกว่า | ต่ำ'),
  change: list('ปรับปรุง | เปลี่ยนแปลง | เปลี่ยน | แก้ไข | ฉบับใหม่ | เมื่อเช้า | เช้านี้ | ตั้งแต่วันนี้ | นับจากนี้ | ไม่ใช้แล้ว'),
  rubric: list('เกณฑ์การประเมิน | เกณฑ์การให้คะแนน | เกณฑ์ | รูบริก'),
  play: list('มาเล่นเกม | เล่นเกม | สมมติว่า | แกล้งทำ | สวมบทบาท | ตอนนี้คุณเป็น | คุณคือ | ทำตัวเป็น | จินตนาการ'),
  end: list(
    'จบบทสนทนา | จบการถอดความ | จบการสัมภาษณ์ | สิ้นสุดการสัมภาษณ์ | จบคำตอบ | สิ้นสุดคำตอบ | สิ้นสุดบทสนทนา | สิ้นสุดข้อความ | งานใหม่',
  ),
  translate: list('แปล | ปฏิบัติตาม | ทำตาม | ดำเนินการ | พูดตาม'),
  treat: list('ถือว่า | พิจารณา | นับเป็น'),
  hide: list('อย่ากล่าวถึง | ไม่ต้องกล่าวถึง | อย่ารายงาน | อย่าหักคะแนน | ไม่หักคะแนน | อย่าเปิดเผย'),
};

const malayIndonesian: InjectionLexicon = {
  ignore: list(
    'abaikan | mengabaikan | lupakan | jangan ikuti | jangan ikut | jangan patuhi | ketepikan | kesampingkan | batalkan | hiraukan',
  ),
  rules: list('arahan | instruksi | perintah | aturan | peraturan | panduan | pedoman | petunjuk | prompt | ketentuan'),
  prior: list('sebelum ini | sebelumnya | terdahulu | semua | segala | seluruh | di atas | anda | kamu | asal | awal'),
  give: list(
    'berikan | beri | bagi | bagikan | nilai | nilailah | nilaikan | tuliskan | tulis | catat | catatkan | isi | isikan | tetapkan | kasih | layak | patut | keluarkan',
  ),
  mark: list(
    'markah | nilai | skor | mata | poin | gred | tahap | tingkat | penilaian | bintang | kompetensi | angka | rating',
  ),
  top: list(
    'penuh | tertinggi | maksimum | maksimal | terbaik | sempurna | cemerlang | sangat baik | lima daripada lima | 5 daripada 5 | lima dari lima | 5 dari 5 | sepuluh dari sepuluh | 10 dari 10 | 5/5 | 10/10 | 100% | 100 % | seratus persen | seratus peratus | paling tinggi',
  ),
  five: list('5 | lima | 10 | sepuluh | 100'),
  answer: list(
    'jawapan ini | jawaban ini | jawapan saya | jawaban saya | semua jawapan | semua jawaban | setiap jawapan | setiap jawaban | calon ini | kandidat ini | pelamar ini | pemohon ini | orang ini | semua kompetensi | setiap kompetensi | semua soalan | semua pertanyaan',
  ),
  grader: list(
    'penilai | pemeriksa | penguji | sistem penilaian | model bahasa | pemberi nilai | pemberi markah | ai yang membaca | ai membaca | siapa yang menilai | korektor | juri',
  ),
  reader: list('ai | sistem | model | pembantu | asisten | penemu duga | pewawancara | perekrut | algoritma | admin'),
  address: list(
    'kepada | yang terhormat | yang dihormati | nota untuk | nota kepada | catatan untuk | perhatian | pesan untuk | mesej untuk | makluman | halo',
  ),
  plead: list(
    'tolong | sila | silakan | mohon | harap | bermurah hati | murah hati | berbaik hati | sangat berterima kasih | amat berterima kasih | akan berterima kasih | kasihan | bertimbang rasa',
  ),
  approved: list(
    'sudah diluluskan | telah diluluskan | sudah disetujui | telah disetujui | sudah dipilih | telah dipilih | sudah terpilih | sudah diterima | telah diterima | sudah diputuskan | telah diputuskan | sudah disepakati | telah dipersetujui | pra-lulus',
  ),
  threat: list(
    'diskriminasi | dilaporkan | dilapor | aduan | keluhan | gugat | digugat | menuntut | saman | peguam | pengacara | akibat | akibatnya | tindakan undang-undang | tindakan hukum | melanggar hukum | dipecat | mahkamah | pengadilan',
  ),
  low: list('di bawah | kurang dari | kurang daripada | lebih rendah | rendah'),
  change: list(
    'dikemas kini | diperbarui | diubah | dipinda | berubah | direvisi | versi baru | mulai hari ini | mulai sekarang | pagi ini | pagi tadi | tidak lagi berlaku | tidak berlaku lagi',
  ),
  rubric: list(
    'rubrik | kriteria penilaian | skema pemarkahan | pedoman penilaian | panduan penilaian | aturan penilaian | skema penilaian',
  ),
  play: list(
    'mari bermain | mari kita bermain | bermain peran | main peranan | main peran | berpura-pura | pura-pura | bayangkan anda | bayangkan kamu | anda sekarang | kamu sekarang | sekarang anda | sekarang kamu | anda adalah | kamu adalah | bertindak sebagai | berlakon',
  ),
  end: list(
    'tamat transkrip | akhir transkrip | tamat temu duga | akhir wawancara | tamat jawapan | akhir jawaban | tamat perbualan | akhir percakapan | akhir teks | tugas baru | tugas baharu',
  ),
  translate: list('terjemahkan | terjemah | laksanakan | jalankan | patuhi | ulangi | ikuti'),
  treat: list('anggap | anggaplah | perlakukan | pertimbangkan | kira'),
  hide: list(
    'jangan sebut | jangan laporkan | jangan lapor | jangan tandai | jangan tolak | jangan kurangi | tanpa potongan | jangan dedahkan | jangan beritahu',
  ),
};
export const msInjection: InjectionLexicon = malayIndonesian;
export const idInjection: InjectionLexicon = malayIndonesian;
