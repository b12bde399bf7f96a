import type { AssistantTexts } from "./assistantTexts.ts";

/** The assistant's sentences in Brazilian Portuguese. */
export const pt: AssistantTexts = {
  appointments: {
    count: ["Você tem {count} consulta {span}.", "Você tem {count} consultas {span}."],
    none: "Você não tem consultas {span}.",
    countOf: [
      "{name} tem {count} consulta com você {span}.",
      "{name} tem {count} consultas com você {span}.",
    ],
    noneOf: "{name} não tem consultas com você {span}.",
    one: "{time}: {name}, {mode}, {status}{reason}.",
    next: "Sua próxima consulta é em {time}, com {name}, {mode}, {status}{reason}.",
    noneNext: "Você não tem nenhuma consulta confirmada pela frente.",
    nextOf: "A próxima consulta de {name} com você é em {time}, {mode}, {status}{reason}.",
    noneNextOf: "{name} não tem nenhuma consulta confirmada com você pela frente.",
    reason: " (“{reason}”)",
    modes: { telemedicine: "por vídeo", inPerson: "presencial" },
    statuses: {
      pending: "ainda não confirmada",
      confirmed: "confirmada",
      cancelled: "cancelada",
      done: "realizada",
    },
  },
  spans: {
    today: "hoje",
    tomorrow: "amanhã",
    dayAfterTomorrow: "depois de amanhã",
    week: "nos próximos sete dias",
    day: "em {day}",
    days: "de {from} a {to}",
    between: "{days}, entre {from} e {to}",
    at: "{days} às {time}",
  },
  requests: {
    count: [
      "{count} pedido aguarda sua resposta{about}.",
      "{count} pedidos aguardam sua resposta{about}.",
    ],
    none: "Nenhum pedido aguarda sua resposta{about}.",
  },
  tasks: {
    count: ["Você tem {count} tarefa pendente.", "Você tem {count} tarefas pendentes."],
    none: "Você não tem tarefas pendentes.",
    countOf: [
      "Você tem {count} tarefa pendente sobre {name}.",
      "Você tem {count} tarefas pendentes sobre {name}.",
    ],
    noneOf: "Você não tem tarefas pendentes sobre {name}.",
    one: "{title}{about}: {priority}{due}.",
    about: " ({name})",
    countDue: [
      "Você tem {count} tarefa pendente com prazo {span}{about}.",
      "Você tem {count} tarefas pendentes com prazo {span}{about}.",
    ],
    noneDue: "Você não tem tarefas pendentes com prazo {span}{about}.",
    countOverdue: [
      "Você tem {count} tarefa atrasada{about}.",
      "Você tem {count} tarefas atrasadas{about}.",
    ],
    noneOverdue: "Você não tem tarefas atrasadas{about}.",
    more: "Há mais {count} na página das suas tarefas.",
    due: ", prazo em {day}",
    overdue: ", atrasada desde {day}",
    priorities: { low: "prioridade baixa", normal: "prioridade normal", high: "prioridade alta" },
  },
  freeSlots: {
    some: "Livre em {day}: {times}.",
    none: "Não há horários livres no seu expediente {span}.",
  },
  vitals: {
    noneIn: "{name}: o prontuário não tem nenhum valor de {measure} medido {span}.",
    latest: "{name}: {measure} {value}, medição de {day}.",
    trend: "{name}: {measure} foi de {first} em {firstDay} para {last} em {lastDay}.",
    none: "{name}: o prontuário não tem medições de {measure}.",
    measures: { pressure: "pressão arterial", weight: "peso", height: "altura" },
    missing: "{name}: o prontuário não tem sinais vitais.",
  },
  medications: {
    count: ["{name} toma {count} medicamento.", "{name} toma {count} medicamentos."],
    none: "{name}: o prontuário não tem medicamentos em uso.",
    one: "{medication}, {dose}, desde {day}.",
  },
  notes: {
    noneIn: "{name}: o prontuário não tem notas assinadas {span}.",
    signed: "{name}: nota assinada em {day}: “{text}”",
    none: "{name}: o prontuário não tem notas.",
  },
  record: {
    closed: "O prontuário não está aberto agora.",
    noPatient: "Abra primeiro o prontuário de um paciente e pergunte de novo.",
  },
  time: {
    unclear: "Não entendi o dia ou o horário. Pergunte por hoje, amanhã ou uma data.",
    currentOnly: "A lista de medicamentos é a atual; não é possível consultá-la para outro dia.",
  },
  people: {
    unsaid:
      "Não está claro de qual paciente se trata. Pergunte com o nome ou abra antes o prontuário.",
    stranger: "Você não tem nenhum paciente com esse nome.",
    several:
      "A pergunta pode se referir a mais de um paciente seu. Pergunte sobre um deles, com o nome completo.",
  },
};
