import { counter, typesetAll } from '@fathom/kernel';
import type { ShellText } from './shell-text.ts';

const count = counter('ru');

export const ru: ShellText = typesetAll<ShellText>('ru', {
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
      random: 'Бот: случайный',
      greedy: 'Бот: быстрый',
      'ismcts-50': 'Бот: вдумчивый',
      'ismcts-200': 'Бот: сильный',
      'ismcts-1000': 'Бот: сильнейший',
    },
    name: 'Имя',
    defaultName: (n) => `Игрок ${n}`,
    botNames: ['Нерисса', 'Талос', 'Марена', 'Океан', 'Корва', 'Идрис'],
    conflict: (option) => `«${option}» не сочетается с остальными условиями:`,
    options: 'Условия партии',
    seed: 'Сид',
    seedHint: 'Одинаковый сид даёт одинаковый расклад. Оставьте поле пустым для случайного расклада.',
    sitDown: 'Начать партию',
    add: 'Добавить место',
    remove: 'Убрать',
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
    think: 'Назад',
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
    curtain: (name) => `Передайте устройство: ${name}`,
    lift: 'Я здесь',
    whyNot: 'Почему сейчас нельзя',
    close: 'Закрыть',
    leave: 'Встать из-за стола',
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
    verified: 'Расклад честный: каждый ход и каждое перемешивание соответствуют сиду.',
    notVerified: 'Эта запись не соответствует своему сиду.',
    results: 'Итоги',
    backToTable: 'К столу',
  },
  rules: { title: 'Правила' },
  art: {
    title: 'Изображения',
    filter: 'Фильтр по названию',
    found: (n) => count(n, { one: 'изображение', few: 'изображения', many: 'изображений', other: 'изображения' }),
  },
  settings: {
    title: 'Настройки',
    language: 'Язык',
    motion: 'Анимация',
    motions: { slow: 'Медленная', normal: 'Обычная', fast: 'Быстрая', off: 'Без анимации' },
    sound: 'Звук',
    surroundings: 'Тема',
    surroundingsOf: { dark: 'Тёмная', light: 'Светлая' },
    contrast: 'Высокий контраст',
    confirm: 'Подтверждать ходы, которые нельзя отменить',
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
        return 'Партия повреждена: контрольная сумма не совпадает. Попросите прислать ссылку ещё раз.';
      case 'too-new':
        return 'Эта партия сыграна в более новой версии. Обновите страницу.';
      case 'unknown-game':
        return `В этой версии Fathom нет игры «${fault.game}».`;
      case 'bad-value':
        return `В этой партии есть неподходящее значение: ${fault.at} (${fault.value}).`;
      case 'rules-changed':
        return `Правила изменились: партию играли по версии ${fault.version}, и с шага ${fault.ply} она идёт иначе.`;
      case 'diverges':
        return `На шаге ${fault.ply} запись противоречит самой себе: её изменили или повредили.`;
    }
  },
  notFound: 'Страница не найдена.',
  notLoaded: 'Не удалось загрузить страницу. Проверьте соединение и обновите её.',
  backHome: 'На главную',
});
