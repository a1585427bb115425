{{- define "colloquy.pod" -}}
securityContext: { runAsNonRoot: true, runAsUser: 65532, fsGroup: 65532, seccompProfile: { type: RuntimeDefault } }
# 5 s for the balancer, 17 for what is under way.
terminationGracePeriodSeconds: 30
volumes:
  - { name: data, emptyDir: {} }
  - { name: tmp, emptyDir: {} }
{{- with .Values.extraVolumes }}
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "colloquy.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
volumeMounts:
  - { name: data, mountPath: /data }
  - { name: tmp, mountPath: /tmp }
{{- with .Values.extraVolumeMounts }}
  {{- toYaml . | nindent 2 }}
{{- end }}
envFrom:
  - secretRef: { name: {{ .Values.existingSecret }} }
{{- with .Values.extraEnvFrom }}
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "colloquy.environment" -}}
- { name: COLLOQUY_PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
- { name: COLLOQUY_TRUST_PROXY, value: {{ .Values.trustProxy | quote }} }
{{- with .Values.redisUrl }}
- { name: REDIS_URL, value: {{ . | quote }} }
{{- end }}
- { name: COLLOQUY_BLOB_URL, value: {{ required "blobUrl is required: an S3-compatible store, since a pod sees no folder of another" .Values.blobUrl | quote }} }
{{- range $name, $value := .Values.options }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- with .Values.extraEnv }}
  {{- toYaml . | nindent 0 }}
{{- end }}
{{- end }}
