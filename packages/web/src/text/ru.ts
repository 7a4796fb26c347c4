import { counter } from '@fathom/kernel';
import type { ShellText } from './shell-text.ts';

const count = counter('ru');

export const ru: ShellText = {
  language: 'ru',
  home: {
    tagline: 'Игры интриг и глубин',
    playNow: 'Сыграть сразу',
    goOn: 'Продолжить',
    newGame: 'Новая партия',
    invite: 'Позвать друзей',
    friends: 'Столы с друзьями',
    learn: 'Обучение',
    rules: 'Правила',
    settings: 'Настройки',
    open: 'Открыть партию',
    kept: 'Ваши партии',
    forget: 'Удалить',
  },
  setUp: {
    title: 'Новая партия',
    seats: 'Кто играет',
    seat: (n) => `Место ${n}`,
    person: 'Человек',
    levels: {
      random: 'Бот: играет наугад',
      greedy: 'Бот: быстрый',
      'ismcts-50': 'Бот: вдумчивый',
      'ismcts-200': 'Бот: сильный',
      'ismcts-1000': 'Бот: сильнейший',
    },
    name: 'Имя',
    defaultName: (n) => `Игрок ${n}`,
    botNames: ['Нерисса', 'Талос', 'Марена', 'Океан', 'Корва', 'Идрис'],
    conflict: (option) => `«${option}» не сочетается с остальным выбором:`,
    options: 'Условия партии',
    seed: 'Слова для расклада',
    seedHint: 'Те же слова — тот же расклад. Пустое поле — случайный расклад.',
    sitDown: 'Сесть за стол',
    add: 'Добавить место',
    remove: 'Убрать место',
  },
  table: {
    yourTurn: 'Ваш ход',
    turnOf: (name) => `Ход: ${name}`,
    yourAnswer: (name) => `Ваш ответ (ход: ${name})`,
    answering: (names) => `Ждём ответа: ${names}`,
    thinking: (name) => `${name} думает`,
    undo: 'Отменить',
    redo: 'Повторить',
    reset: 'Ход заново',
    confirm: 'Подтвердить',
    think: 'Подумать ещё',
    final: 'Отменить это будет нельзя.',
    moves: 'Ходы',
    score: 'Очки',
    log: 'Журнал',
    logAt: (ply) => `Перейти к шагу ${ply}`,
    rivals: 'Соперники',
    menu: 'Меню',
    since: 'После вашего прошлого хода',
    orders: 'Распоряжения',
    ordersHint: 'Ответ даётся за вас сразу и виден в журнале; самих распоряжений никто не видит.',
    hands: { order: 'по распоряжению', table: 'выбора не было', clock: 'время вышло' },
    passTo: (name) => `Передать устройство: ${name}`,
    curtain: (name) => `Передайте экран: ${name}`,
    lift: 'Я здесь',
    whyNot: 'Почему сейчас нельзя',
    close: 'Закрыть',
    leave: 'Встать из-за стола',
    points: (n) => `${n} ОВ`,
  },
  share: {
    title: 'Поделиться партией',
    copy: 'Скопировать ссылку',
    copied: 'Скопировано',
    send: 'Отправить…',
    file: 'Сохранить в файл',
    toMoment: 'Ссылка на этот момент',
  },
  replay: {
    title: 'Просмотр',
    first: 'В начало',
    back: 'Шаг назад',
    play: 'Пуск',
    pause: 'Пауза',
    forth: 'Шаг вперёд',
    last: 'В конец',
    move: (ply, of) => `Шаг ${ply} из ${of}`,
    speed: 'Скорость',
    eyes: 'Чьими глазами',
    openHands: 'Всё открыто',
    playOn: 'Играть отсюда',
  },
  end: {
    title: 'Партия окончена',
    winner: (names) => (names.length === 1 ? `Победа: ${names[0]}` : `Общая победа: ${names.join(', ')}`),
    rematch: 'Реванш',
    replay: 'Пересмотреть',
    share: 'Поделиться',
    verify: 'Проверить расклад',
    verified: 'Расклад честный: каждый ход и каждое перемешивание сходятся с зерном.',
    notVerified: 'Эта запись не сходится со своим зерном.',
    results: 'Итоги',
    backToTable: 'К столу',
  },
  rules: {
    title: 'Правила',
    search: 'Найти в правилах',
    none: (word) => `По запросу «${word}» ничего не найдено.`,
    found: (n) => count(n, { one: 'правило', few: 'правила', many: 'правил', other: 'правила' }),
  },
  settings: {
    title: 'Настройки',
    language: 'Язык',
    motion: 'Анимация',
    motions: { slow: 'Медленная', normal: 'Обычная', fast: 'Быстрая', off: 'Без анимации' },
    sound: 'Звук',
    surroundings: 'Оформление',
    surroundingsOf: { dark: 'Ночь', light: 'День' },
    contrast: 'Высокий контраст',
    confirm: 'Переспрашивать, если ход нельзя отменить',
    confirms: { never: 'Никогда', pieces: 'Когда нажимаю на карту', always: 'Всегда' },
    on: 'Да',
    off: 'Нет',
  },
  learn: { title: 'Первая партия', next: 'Дальше', done: 'К настоящей игре', step: (n, of) => `${n} из ${of}` },
  fault: (fault) => {
    switch (fault.code) {
      case 'unreadable':
        return 'Это не партия Fathom. Откройте файл партии или ссылку целиком.';
      case 'damaged':
        return 'Партия повреждена: контрольная сумма не сходится. Попросите прислать ссылку ещё раз.';
      case 'too-new':
        return 'Эта партия сыграна в более новой версии. Обновите страницу.';
      case 'unknown-game':
        return `Игры «${fault.game}» за этим столом нет.`;
      case 'bad-value':
        return `В этой партии есть неподходящее значение: ${fault.at} (${fault.value}).`;
      case 'rules-changed':
        return `Правила изменились: партию играли по версии ${fault.version}, и с хода ${fault.ply} она идёт иначе.`;
      case 'diverges':
        return `На шаге ${fault.ply} запись расходится сама с собой: её изменили или повредили.`;
    }
  },
  notFound: 'Здесь ничего нет.',
  backHome: 'На главную',
};
