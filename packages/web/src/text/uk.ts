import { counter, typesetAll } from '@fathom/kernel';
import type { ShellText } from './shell-text.ts';

const count = counter('uk');

export const uk: ShellText = typesetAll<ShellText>('uk', {
  language: 'uk',
  home: {
    tagline: 'Ігри інтриг і глибин',
    playNow: 'Зіграти одразу',
    goOn: 'Продовжити',
    newGame: 'Нова партія',
    invite: 'Запросити друзів',
    friends: 'Столи з друзями',
    learn: 'Навчання',
    rules: 'Правила',
    settings: 'Налаштування',
    open: 'Відкрити партію',
    kept: 'Ваші партії',
    forget: 'Видалити',
  },
  setUp: {
    title: 'Нова партія',
    seats: 'Хто грає',
    seat: (n) => `Місце ${n}`,
    person: 'Людина',
    levels: {
      random: 'Бот: випадковий',
      greedy: 'Бот: швидкий',
      'ismcts-50': 'Бот: вдумливий',
      'ismcts-200': 'Бот: сильний',
      'ismcts-1000': 'Бот: найсильніший',
    },
    name: 'Ім’я',
    defaultName: (n) => `Гравець ${n}`,
    botNames: ['Неріса', 'Талос', 'Марена', 'Океан', 'Корва', 'Ідріс'],
    conflict: (option) => `«${option}» не поєднується з рештою умов:`,
    options: 'Умови партії',
    seed: 'Сід',
    seedHint: 'Однаковий сід дає однаковий розклад. Залиште поле порожнім для випадкового розкладу.',
    sitDown: 'Почати партію',
    add: 'Додати місце',
    remove: 'Прибрати',
  },
  table: {
    yourTurn: 'Ваш хід',
    turnOf: (name) => `Хід: ${name}`,
    yourAnswer: (name) => `Ваша відповідь (хід: ${name})`,
    answering: (names) => `Чекаємо на відповідь: ${names}`,
    thinking: (name) => `${name} думає`,
    undo: 'Скасувати',
    redo: 'Повторити',
    reset: 'Хід заново',
    confirm: 'Підтвердити',
    think: 'Назад',
    final: 'Скасувати це буде неможливо.',
    moves: 'Ходи',
    score: 'Очки',
    log: 'Журнал',
    logAt: (ply) => `Перейти до кроку ${ply}`,
    rivals: 'Суперники',
    menu: 'Меню',
    since: 'Після вашого попереднього ходу',
    orders: 'Розпорядження',
    ordersHint: 'Відповідь дається за вас одразу, і її видно в журналі; самих розпоряджень ніхто не бачить.',
    hands: { order: 'за розпорядженням', table: 'вибору не було', clock: 'час вийшов' },
    passTo: (name) => `Передати пристрій: ${name}`,
    curtain: (name) => `Передайте пристрій: ${name}`,
    lift: 'Я тут',
    whyNot: 'Чому зараз не можна',
    close: 'Закрити',
    leave: 'Встати з-за стола',
  },
  share: {
    title: 'Поділитися партією',
    copy: 'Скопіювати посилання',
    copied: 'Скопійовано',
    send: 'Надіслати…',
    file: 'Зберегти у файл',
    toMoment: 'Посилання на цей момент',
  },
  replay: {
    title: 'Перегляд',
    first: 'На початок',
    back: 'Крок назад',
    play: 'Пуск',
    pause: 'Пауза',
    forth: 'Крок уперед',
    last: 'У кінець',
    move: (ply, of) => `Крок ${ply} з ${of}`,
    speed: 'Швидкість',
    eyes: 'Чиїми очима',
    openHands: 'Усе відкрито',
    playOn: 'Грати звідси',
  },
  end: {
    title: 'Партію закінчено',
    winner: (names) => (names.length === 1 ? `Перемога: ${names[0]}` : `Спільна перемога: ${names.join(', ')}`),
    rematch: 'Реванш',
    replay: 'Переглянути',
    share: 'Поділитися',
    verify: 'Перевірити розклад',
    verified: 'Розклад чесний: кожен хід і кожне тасування відповідають сіду.',
    notVerified: 'Цей запис не відповідає своєму сіду.',
    results: 'Підсумки',
    backToTable: 'До стола',
  },
  rules: { title: 'Правила' },
  art: {
    title: 'Зображення',
    filter: 'Фільтр за назвою',
    found: (n) => count(n, { one: 'зображення', few: 'зображення', many: 'зображень', other: 'зображення' }),
  },
  settings: {
    title: 'Налаштування',
    language: 'Мова',
    motion: 'Анімація',
    motions: { slow: 'Повільна', normal: 'Звичайна', fast: 'Швидка', off: 'Без анімації' },
    sound: 'Звук',
    surroundings: 'Тема',
    surroundingsOf: { dark: 'Темна', light: 'Світла' },
    contrast: 'Високий контраст',
    confirm: 'Підтверджувати ходи, які не можна скасувати',
    confirms: { never: 'Ніколи', pieces: 'Коли натискаю на карту', always: 'Завжди' },
    on: 'Так',
    off: 'Ні',
  },
  learn: { title: 'Перша партія', next: 'Далі', done: 'До справжньої гри', step: (n, of) => `${n} з ${of}` },
  fault: (fault) => {
    switch (fault.code) {
      case 'unreadable':
        return 'Це не партія Fathom. Відкрийте файл партії або повне посилання.';
      case 'damaged':
        return 'Партію пошкоджено: контрольна сума не збігається. Попросіть надіслати посилання ще раз.';
      case 'too-new':
        return 'Цю партію зіграно в новішій версії. Оновіть сторінку.';
      case 'unknown-game':
        return `У цій версії Fathom немає гри «${fault.game}».`;
      case 'bad-value':
        return `У цій партії є значення, що не підходить: ${fault.at} (${fault.value}).`;
      case 'rules-changed':
        return `Правила змінилися: партію грали за версією ${fault.version}, і з кроку ${fault.ply} вона йде інакше.`;
      case 'diverges':
        return `На кроці ${fault.ply} запис суперечить сам собі: його змінено або пошкоджено.`;
    }
  },
  notFound: 'Сторінку не знайдено.',
  notLoaded: 'Не вдалося завантажити сторінку. Перевірте з’єднання й оновіть її.',
  backHome: 'На головну',
});
